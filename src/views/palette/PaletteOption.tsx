import { useLayoutEffect, useRef } from "react";
import { TILE_ICONS } from "../../../generated/tileIcons";
import { piecesOf } from "../../domain/search/piecesOf";
import { useShell } from "../context/shell";
import { NationalNumber } from "../formats/NationalNumber";
import { Coat } from "../parts/Coat";
import { HyphenatedLabel } from "../parts/HyphenatedLabel";
import { Icon } from "../parts/Icon";
import { useOpenLink } from "../parts/useOpenLink";
import { OptionFigure } from "./OptionFigure";
import styles from "./PaletteList.module.css";
import type { Option } from "./paletteOptions";

interface PaletteOptionProps {
  readonly option: Option;
  /** What was typed is marked in its title. */
  readonly typed: string;
  readonly id: string;
  readonly active: boolean;
  readonly onPoint: () => void;
}

/** An option of the palette: a link where it has an address, so that middle click and copying work. */
export function PaletteOption({ option, typed, id, active, onPoint }: PaletteOptionProps) {
  const { menu } = useShell();
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (active) line.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const openLink = useOpenLink(() => menu.closeAll());
  const { title, number, breed, state, figure, detail, icon, hue, href, outside = false, lang, run } = option;
  const common = {
    ref: (element: HTMLElement | null) => {
      line.current = element;
    },
    id,
    role: "option",
    tabIndex: -1,
    className: styles.choice,
    "aria-selected": active,
    "data-choice": option.key,
    onPointerMove: onPoint,
  } as const;
  const inside = (
    <>
      <span className={styles.icon} style={hue === null ? undefined : { color: `var(--hue-${hue})` }}>
        {breed === undefined ? <Icon name={icon} more={TILE_ICONS} /> : <Coat breed={breed} size={number === undefined ? 28 : 40} />}
      </span>
      <span className={styles.words}>
        <span lang={lang}>
          {number !== undefined && <NationalNumber number={number} />}{" "}
          {piecesOf(title, typed).map(({ at, text, hit }) =>
            hit ? <mark key={at}>{text}</mark> : <HyphenatedLabel key={at} label={text} />,
          )}
        </span>
        {detail !== "" && <small>{detail}</small>}
      </span>
      {figure !== undefined && <OptionFigure name={figure} />}
      {state !== undefined && (
        <span className={styles.state} data-late={state.late || undefined}>
          {state.text}
        </span>
      )}
    </>
  );
  if (href === null)
    return (
      <button
        type="button"
        {...common}
        onClick={() => {
          menu.closeAll();
          run?.();
        }}
      >
        {inside}
      </button>
    );
  return outside ? (
    <a {...common} href={href} target="_blank" rel="noreferrer" onClick={() => menu.closeAll()}>
      {inside}
    </a>
  ) : (
    <a
      {...common}
      href={href}
      onClick={(event) => {
        run?.();
        openLink(event);
      }}
    >
      {inside}
    </a>
  );
}
