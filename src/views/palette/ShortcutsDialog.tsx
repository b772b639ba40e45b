import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { pagesText } from "../../../generated/text/pages";
import { paletteText } from "../../../generated/text/palette";
import { useShell } from "../context/shell";
import { TitledDialog } from "../dialogs/TitledDialog";
import { useQuickAccess } from "../favourites/useQuickAccess";
import { useTranslation } from "../parts/useTranslation";
import styles from "./ShortcutsDialog.module.css";
import { useSectionTabs } from "./useSectionTabs";

/** The shortcuts in the user's words, and the switch for those of a single key (WCAG 2.1.4). */
export const ShortcutsDialog = observer(function ShortcutsDialog() {
  const quickAccess = useQuickAccess();
  const { menu } = useShell();
  const { t } = useTranslation();
  const sections = useSectionTabs();
  if (quickAccess === null) return null;
  const { shortcuts } = quickAccess;
  return (
    <TitledDialog name="shortcuts" title={t(paletteText.shortcuts.title)}>
      <dl className={styles.list}>
        <Shortcut does={t(pagesText.shortcuts.search)}>
          <Keys names={[t(pagesText.shortcuts.key.control), "K"]} /> {t(paletteText.shortcuts.or)}{" "}
          <Keys names={[t(paletteText.shortcuts.key.command), "K"]} />
          {shortcuts.single && (
            <>
              {" "}
              {t(paletteText.shortcuts.or)} <Keys names={["/"]} />
            </>
          )}
        </Shortcut>
        {sections.length > 0 && (
          <Shortcut does={t(paletteText.shortcuts.section)}>
            <Keys names={[t(paletteText.shortcuts.key.alt), "1"]} /> {t(paletteText.shortcuts.to)}{" "}
            <Keys names={[t(paletteText.shortcuts.key.alt), String(Math.min(9, sections.length))]} />
          </Shortcut>
        )}
        <Shortcut does={t(paletteText.shortcuts.tiles)}>
          {["←", "↑", "↓", "→"].map((arrow) => (
            <Keys key={arrow} names={[arrow]} />
          ))}
        </Shortcut>
        <Shortcut does={t(paletteText.shortcuts.pin)}>
          <Keys names={["F"]} />
        </Shortcut>
        <Shortcut does={t(paletteText.shortcuts.move)}>
          <Keys names={["↑"]} /> <Keys names={["↓"]} /> <Keys names={[t(paletteText.shortcuts.key.enter)]} />
        </Shortcut>
        <Shortcut does={t(paletteText.shortcuts.escape)}>
          <Keys names={[t(paletteText.shortcuts.key.escape)]} />
        </Shortcut>
        {shortcuts.single && (
          <Shortcut does={t(paletteText.shortcuts.help)}>
            <Keys names={["?"]} />
          </Shortcut>
        )}
      </dl>
      <p className={styles.note}>{t(paletteText.shortcuts.scan)}</p>
      <label className={styles.switch}>
        <input type="checkbox" checked={shortcuts.single} onChange={(event) => void quickAccess.allowSingleKeys(event.target.checked)} />
        <span>
          {t(paletteText.shortcuts.letters)} <Keys names={["/", "?"]} />
          <small>{t(paletteText.shortcuts.lettersHint)}</small>
        </span>
      </label>
      <button type="button" className="quiet" onClick={() => menu.showDrawer("palette")}>
        {t(pagesText.search.title)}
      </button>
    </TitledDialog>
  );
});

function Shortcut({ does, children }: { does: string; children: ReactNode }) {
  return (
    <div>
      <dt>{does}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Keys({ names }: { names: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {names.map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}
