import { observer } from "mobx-react-lite";
import { startTransition, useEffect, useRef, useState } from "react";
import { herdsText } from "../../../generated/text/herds";
import { shellText } from "../../../generated/text/shell";
import type { HerdInfo, UserProfile } from "../../domain/session/profile";
import { useShell } from "../context/shell";
import { Dialog } from "../dialogs/Dialog";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import { useFreshFigures } from "../tiles/useFreshFigures";
import styles from "./HerdDrawer.module.css";
import { HerdOptions } from "./HerdOptions";
import { HerdSearch } from "./HerdSearch";
import { HerdSections } from "./HerdSections";
import { SwitchProgress } from "./SwitchProgress";

/** Section 2.2, herd drawer: the herds of the user under a search box. */
export const HerdDrawer = observer(function HerdDrawer() {
  const { menu, herdList, session, options, herdProfiles, switchHerd } = useShell();
  const { t } = useTranslation();
  // As it was when the drawer was opened: no row moves under a finger.
  const [opened, setOpened] = useState<readonly UserProfile[] | null>(null);
  const figures = useFreshFigures();
  const [needs] = useState(() => figures?.needs() ?? new Map());
  const close = () => menu.showDrawer(null);
  const { multiUser } = session;
  const first = useRef(multiUser);
  useEffect(() => {
    herdList.open();
    // After the drawer is there: its list takes a phone longer than a press may.
    const list = (profiles: readonly UserProfile[]) => startTransition(() => setOpened(profiles));
    if (first.current === null) list([]);
    else void herdProfiles.opened(first.current).then(list);
  }, [herdList, herdProfiles]);
  const { switching } = herdList;
  const choose = async ({ numCheptel }: HerdInfo) => {
    if (herdList.switching?.numCheptel === numCheptel) return;
    await switchHerd(numCheptel);
    // Another herd may have been chosen meanwhile, or something else opened.
    if (options.stored.autoClose && herdList.switching === null && menu.drawer === "herds") close();
  };
  return (
    <Dialog label={t(shellText.herds.title)} side="left" onClose={close}>
      <div className={styles.head} data-multi={menu.resolver.multiHerd || undefined}>
        <h2>{t(shellText.herds.title)}</h2>
        <button type="button" className="sign" aria-label={t(herdsText.herds.close)} onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
      {menu.resolver.multiHerd && (
        <>
          <HerdSearch />
          {opened && <HerdSections opened={opened} needs={needs} busy={switching !== null} onChoose={choose} />}
        </>
      )}
      <div className={styles.foot}>
        <div inert={switching !== null}>
          <HerdOptions />
        </div>
        {switching && <SwitchProgress key={switching.numCheptel} {...switching} />}
      </div>
    </Dialog>
  );
});
