import { observer } from "mobx-react-lite";
import { pagesText } from "../../../../generated/text/pages";
import { shellText } from "../../../../generated/text/shell";
import { useShell } from "../../context/shell";
import { Glyph } from "../../parts/Glyph";
import { useTranslation } from "../../parts/useTranslation";
import styles from "./NetworkIndicator.module.css";

/** Whether there is a network, by icon, word and colour (section 4). */
export const NetworkIndicator = observer(function NetworkState() {
  const { network, session } = useShell();
  const { online, weak } = network;
  const { t } = useTranslation();
  // Nobody is signed in: what was last known of the network would read as if all were well.
  if (session.expired !== null && online) return null;
  return (
    <p className={styles.state} role="status" data-online={online} data-weak={weak}>
      {online ? <span className={styles.dot} aria-hidden="true" /> : <Glyph name="offline" size={20} />}
      <span className={styles.word}>
        {t(weak ? pagesText.network.weak : online ? shellText.network.online : shellText.network.offline)}
      </span>
    </p>
  );
});
