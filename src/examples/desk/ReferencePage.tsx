import { useEffect } from "react";
import { formatNumber } from "../../sdk/formats";
import styles from "./Desk.module.css";
import { type ReferenceDomain, SETTINGS } from "./figures/referenceDomain";
import type { DeskTexts } from "./texts/deskTexts";

/** Values that all herds of the account share, by what they are about. */
export function ReferencePage({ texts, domain }: { readonly texts: DeskTexts; readonly domain: ReferenceDomain }) {
  const { title, purpose, settings } = texts.reference[domain];
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.reference} data-domain={domain}>
      <h1 className={styles.title}>{title}</h1>
      <p className="muted">{purpose}</p>
      <dl className={styles.settings}>
        {SETTINGS[domain].map(([value, unit], at) => (
          <div key={settings[at]}>
            <dt>{settings[at]}</dt>
            <dd>{unit === "days" ? texts.days(value) : `${formatNumber(value)}\u202f${unit}`}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{texts.shared}</p>
    </main>
  );
}
