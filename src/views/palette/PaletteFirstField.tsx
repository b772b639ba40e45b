import { useState } from "react";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { Dialog } from "../dialogs/Dialog";
import { Glyph } from "../parts/Glyph";
import { PressedPart } from "../parts/PressedPart";
import { useTranslation } from "../parts/useTranslation";
import styles from "./Palette.module.css";

/** The search over everything. Its field is there at once: what is typed until the rest has come is not lost. */
export function PaletteFirstField({ onLeave }: { onLeave: () => void }) {
  const { menu, quickDialogs } = useShell();
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const close = () => {
    if (menu.drawer === "palette") menu.showDrawer(null);
  };
  const label = t(pagesText.search.title);
  const waiting = (
    <Dialog label={label} onClose={close}>
      <div className={styles.palette}>
        <div className={styles.head}>
          <Glyph name="search" />
          <input
            className={styles.field}
            aria-label={label}
            autoComplete="off"
            placeholder={t(pagesText.search.hint)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </div>
    </Dialog>
  );
  return (
    <PressedPart part={quickDialogs} onClose={close} waiting={waiting}>
      {({ PaletteDialog }) => <PaletteDialog begun={typed} onClose={close} onLeave={onLeave} />}
    </PressedPart>
  );
}
