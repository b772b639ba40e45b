import { observer } from "mobx-react-lite";
import { HELP_BUTTON_ON_DESKTOP, PRODUCT } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { paletteText } from "../../../generated/text/palette";
import { labelKey } from "../../domain/labels/labelKey";
import { useShell } from "../context/shell";
import { TitledDialog } from "../dialogs/TitledDialog";
import { Glyph } from "../parts/Glyph";
import { useIsDesktop } from "../parts/useIsDesktop";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import styles from "./HelpSheet.module.css";

/**
 * Behind the help button: what the page is for, the chat of the help desk where there is one (decision SVC-05), and the support site, on a
 * phone or where the registry says so (decision LAY-12).
 */
export const HelpSheet = observer(function HelpSheet() {
  const { menu, location, support, network, openSupportChat } = useShell();
  const { t, find } = useTranslation();
  const nameOf = usePageName();
  const isDesktop = useIsDesktop();
  const { route } = location;
  const purpose = route === null ? undefined : find(labelKey.purpose(route));
  const openChat = () => {
    menu.showDrawer(null);
    void openSupportChat();
  };
  return (
    <TitledDialog name="help" title={t(pagesText.menu.help)} isPopover>
      {route !== null && purpose !== undefined && (
        <section className={styles.purpose}>
          <small>{t(paletteText.help.page)}</small>
          <h3>{nameOf(route)}</h3>
          <p>{purpose}</p>
        </section>
      )}
      <div className={styles.ways}>
        {support.token !== null && network.online && (
          <button type="button" data-support-chat onClick={openChat}>
            <Glyph name="chat" />
            <span>
              <b>{t(paletteText.supportChat.open)}</b>
              <small>{t(paletteText.help.chatHint)}</small>
            </span>
          </button>
        )}
        {(!isDesktop || HELP_BUTTON_ON_DESKTOP) && (
          <a href={PRODUCT.supportSite} target="_blank" rel="noreferrer" data-help-site>
            <Glyph name="help" />
            <span>
              <b>{t(paletteText.help.site)}</b>
              <small>{t(paletteText.help.siteHint)}</small>
            </span>
          </a>
        )}
      </div>
      <small className={styles.version}>{t(paletteText.help.version, { version: PRODUCT.version })}</small>
    </TitledDialog>
  );
});
