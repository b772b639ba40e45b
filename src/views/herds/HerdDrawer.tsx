import { observer } from "mobx-react-lite";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { LAYOUT } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import type { HerdInfo } from "../../domain/session/profile";
import { useShell } from "../context/shell";
import { Dialog } from "../dialogs/Dialog";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import { drawerHeight } from "./drawerHeight";
import styles from "./HerdDrawer.module.css";
import { HerdList } from "./HerdList";

/** Section 2.2, herd drawer: the herds of the user under a search box. */
export const HerdDrawer = observer(function HerdDrawer() {
  const { menu, herdList, session, switchHerd } = useShell();
  const { t } = useTranslation();
  const [entering, setEntering] = useState<HerdInfo | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const close = () => menu.showDrawer(null);
  useEffect(() => {
    herdList.open();
    // On a phone the keyboard would cover the list.
    if (window.matchMedia("(hover: hover)").matches) search.current?.focus();
  }, [herdList]);
  const choose = async (herd: HerdInfo) => {
    if (entering !== null) return;
    setEntering(herd);
    await switchHerd(herd.numCheptel);
    setEntering(null);
    close();
  };
  const { visible, herds } = herdList;
  const empty = herds.length === 0 ? pagesText.herds.none : pagesText.herds.empty;
  const sizes: CSSProperties & Record<`--${string}`, string> = {
    "--drawer": `${LAYOUT.herdDrawerWidthPx}px`,
    "--drawer-height": drawerHeight(menu.resolver.multiHerd),
  };
  return (
    <Dialog label={t(shellText.herds.title)} side="left" sizes={sizes} onClose={close}>
      <div className={styles.head}>
        <h2>{t(shellText.herds.title)}</h2>
        <button type="button" aria-label={t(pagesText.herds.close)} onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
      <div className={styles.search}>
        <input
          ref={search}
          type="search"
          className="text"
          aria-label={t(pagesText.herds.search)}
          placeholder={t(pagesText.herds.searchHint)}
          value={herdList.query}
          onChange={(event) => herdList.search(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {entering !== null
            ? t(pagesText.herdSwitch.loading, { name: entering.raisonSociale || t(shellText.herds.unnamed) })
            : visible.length === 0
              ? t(empty)
              : t(RESULTS, { count: visible.length })}
        </p>
      </div>
      <HerdList
        herds={visible}
        current={session.numCheptel}
        busy={entering !== null}
        unnamed={t(shellText.herds.unnamed)}
        onChoose={choose}
      />
    </Dialog>
  );
});

/** Common stem of the plural forms. */
const RESULTS = pagesText.herds.results_other.replace(/_other$/, "");
