import { observer } from "mobx-react-lite";
import { useDeferredValue, useEffect, useRef } from "react";
import { LAYOUT, PRODUCT } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useIsDesktop } from "../parts/useIsDesktop";
import { useTranslation } from "../parts/useTranslation";
import { ChatButton } from "../support/ChatButton";
import styles from "./HelpButtons.module.css";

/**
 * Help at the bottom right: the chat of the help desk where there is one, and the support site, on a phone or where the registry
 * says so (decision LAY-12).
 */
export const HelpButtons = observer(function HelpCorner() {
  const { location, support } = useShell();
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const corner = useRef<HTMLElement>(null);
  // Another page begins at its top, even where the last one was moved up above the buttons; that has it laid out, so it is shown first.
  const visits = useDeferredValue(location.visits);
  useEffect(() => {
    if (visits > 0) corner.current?.parentElement?.querySelector("main")?.scrollTo(0, 0);
  }, [visits]);
  const hasSite = !isDesktop || LAYOUT.helpButtonOnDesktop;
  const hasChat = support.token !== null;
  if (!hasSite && !hasChat) return null;
  const help = t(pagesText.menu.help);
  const label = t(pagesText.tiles.newTab, { label: help });
  return (
    <aside ref={corner} className={hasSite ? styles.corner : undefined} aria-label={help}>
      {hasChat && <ChatButton />}
      {hasSite && (
        <a className={styles.help} href={PRODUCT.supportSite} target="_blank" rel="noreferrer" data-help aria-label={label} title={label}>
          <Glyph name="help" size={28} />
        </a>
      )}
    </aside>
  );
});
