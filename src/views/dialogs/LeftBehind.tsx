import { useEffect, useState } from "react";
import { pagesText } from "../../../generated/text/pages";
import type { WhatIsLeft } from "../../flows/leaving/whatIsLeft";
import { useTranslation } from "../parts/useTranslation";
import styles from "./confirmDialog.module.css";

/** Common stem of the plural forms. */
const WAITING = pagesText.leaving.waiting_other.replace(/_other$/, "");

/** Looked up once; null until then. */
export function useLeftBehind(whatIsLeft: () => Promise<WhatIsLeft>): WhatIsLeft | null {
  const [left, setLeft] = useState<WhatIsLeft | null>(null);
  useEffect(() => void whatIsLeft().then(setLeft), [whatIsLeft]);
  return left;
}

/** Before a logout: what stays on the device, and what would be lost. */
export function LeftBehind({ left }: { readonly left: WhatIsLeft | null }) {
  const { t } = useTranslation();
  if (left === null) return null;
  const { waiting, here, elsewhere } = left;
  return (
    <div data-left-behind>
      {waiting > 0 && <p>{t(WAITING, { count: waiting })}</p>}
      {here.length > 0 && <p className={styles.lost}>{t(pagesText.leaving.unsaved, { pages: here.join(", ") })}</p>}
      {elsewhere.length > 0 && <p className={styles.lost}>{t(pagesText.leaving.unsavedElsewhere, { pages: elsewhere.join(", ") })}</p>}
    </div>
  );
}
