import { GreyRows } from "../parts/GreyRows";
import styles from "./Desk.module.css";
import type { DeskTexts } from "./texts/deskTexts";

/** The head of the page and grey rows while the herds are on their way. */
export function Skeleton({ texts }: { readonly texts: DeskTexts }) {
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className={styles.title}>{texts.title}</h1>
      <p className="seenByReaders" role="status">
        {texts.loading}
      </p>
      <GreyRows />
    </main>
  );
}
