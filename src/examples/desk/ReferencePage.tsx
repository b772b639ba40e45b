import { useEffect } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { formatNumber } from "../../sdk/formats";
import { PageHead } from "../subject/PageHead";
import { RelatedTiles } from "../subject/RelatedTiles";
import styles from "./Desk.module.css";
import { type ReferenceDomain, SETTINGS } from "./figures/referenceDomain";
import type { DeskTexts } from "./texts/deskTexts";

interface ReferencePageProps {
  readonly texts: DeskTexts;
  readonly domain: ReferenceDomain;
  readonly shell: Shell<RouteParams>;
  readonly context: FrameContext;
}

/** Values that all herds of the account share, by what they are about. */
export function ReferencePage({ texts, domain, shell, context }: ReferencePageProps) {
  const { title, settings } = texts.reference[domain];
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.reference} data-domain={domain}>
      <PageHead title={title} context={context} />
      <div className={styles.besides}>
        <div>
          <dl className={styles.settings}>
            {SETTINGS[domain].map(([value, unit], at) => (
              <div key={settings[at]}>
                <dt>{settings[at]}</dt>
                <dd>{unit === "days" ? texts.days(value) : `${formatNumber(value)}\u00a0${unit}`}</dd>
              </div>
            ))}
          </dl>
          <p className="muted">{texts.shared}</p>
        </div>
        <RelatedTiles shell={shell} language={context.language} />
      </div>
    </main>
  );
}
