import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { BellButton } from "../bell/BellButton";
import { HelpButton } from "../help/HelpButton";
import { useTranslation } from "../parts/useTranslation";
import { SyncLine } from "../sync/SyncBadge";
import styles from "./PhoneStrip.module.css";

/** The foot of a phone: how things stand, the bell and the help. It is the lower edge of the page, so nothing lies under it. */
export const PhoneStrip = observer(function StateAndHelp() {
  const { find } = useTranslation();
  // Its words come with what follows the first frame.
  if (find(pagesText.strip.upToDate) === undefined) return null;
  return (
    <>
      <div className={styles.state} role="status">
        <SyncLine />
      </div>
      <BellButton />
      <HelpButton className={styles.help} />
    </>
  );
});
