import type { MouseEvent, ReactNode } from "react";
import { paletteText } from "../../../generated/text/palette";
import { Glyph } from "../parts/Glyph";
import { HyphenatedLabel } from "../parts/HyphenatedLabel";
import { useTranslation } from "../parts/useTranslation";

interface BellRowProps {
  readonly look: "refused" | "waiting" | "late" | "positive" | "negative" | "info" | "hint" | "news";
  readonly isNew?: boolean;
  /** The word beside the colour, where nothing else says it. */
  readonly kind?: string;
  readonly title: string;
  /** Where the whole row leads. */
  readonly link?: { readonly href: string; readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
  readonly lines: readonly string[];
  readonly at?: number;
  readonly moment?: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A message, or entries that wait: what, since when, and the way on. */
export function BellRow({ look, isNew = false, kind, title, link, lines, at, moment, children }: BellRowProps) {
  const { t } = useTranslation();
  const name = <HyphenatedLabel label={title} />;
  return (
    <li data-past={look} data-new={isNew || undefined}>
      {isNew && <span className="visuallyHidden">{`${t(paletteText.notices.new)} : `}</span>}
      <div>
        <b>{link ? <a {...link}>{name}</a> : name}</b>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {kind !== undefined && <small>{kind}</small>}
        {children}
      </div>
      {moment && <time dateTime={at === undefined ? undefined : new Date(at).toISOString()}>{moment}</time>}
      {link && <Glyph name="back" size={20} />}
    </li>
  );
}
