import { useSyncExternalStore } from "react";
import { PRODUCT } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import type { InstallOffer } from "../../flows/tour/installOffer";
import { useTranslation } from "../parts/useTranslation";
import styles from "./TourPage.module.css";

/** Offers to put the product on the device: by the question of the browser, or step by step where it has none. */
export function InstallCard({ offer }: { offer: InstallOffer }) {
  const { t } = useTranslation();
  const way = useSyncExternalStore(offer.subscribe, offer.way);
  if (way === null) return null;
  const words = accountText.install;
  return (
    <section className={styles.install} data-install={way}>
      <h3>{t(words.offer, { product: PRODUCT.name })}</h3>
      <p>{t(words.why)}</p>
      {way === "steps" && (
        <ol>
          {[words.step1, words.step2, words.step3].map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      )}
      {way === "prompt" && (
        <button type="button" className="quiet" onClick={() => void offer.accept()}>
          {t(words.accept)}
        </button>
      )}
      <button type="button" className="quiet" onClick={() => void offer.refuse()}>
        {t(words.refuse)}
      </button>
    </section>
  );
}
