import { observer } from "mobx-react-lite";
import { accountText } from "../../../generated/text/account";
import { shellText } from "../../../generated/text/shell";
import { welcomeText } from "../../../generated/text/welcome";
import { momentInWords } from "../../domain/formats/moment";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./OfflineBanner.module.css";

/** Once over the page: since when there is no network, and what becomes of entries. Closed, it stays away until the network goes again. */
export const OfflineBanner = observer(function NoNetwork() {
  const { network, clock, language } = useShell();
  const { t } = useTranslation();
  if (!network.isToSay) return null;
  const time = momentInWords(network.since, clock.now(), language.current);
  return (
    <section className={styles.banner} aria-label={t(shellText.network.offline)} data-offline-banner>
      <Glyph name="offline" size={20} />
      <p role="status">
        <b>{t(accountText.offlinePages.since, { time })}</b> {t(accountText.offlinePages.kept)}
      </p>
      <button type="button" aria-label={t(welcomeText.common.close)} onClick={() => network.close()}>
        <Glyph name="close" size={20} />
      </button>
    </section>
  );
});
