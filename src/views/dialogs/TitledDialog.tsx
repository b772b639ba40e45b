import type { ReactNode } from "react";
import { welcomeText } from "../../../generated/text/welcome";
import type { MenuStore } from "../../stores/menuStore";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import { Dialog } from "./Dialog";
import styles from "./TitledDialog.module.css";

interface TitledDialogProps {
  readonly name: NonNullable<MenuStore["drawer"]>;
  readonly title: string;
  readonly children: ReactNode;
}

/** A dialog with a title and a way out, which fills the screen of a phone. */
export function TitledDialog({ name, title, children }: TitledDialogProps) {
  const { menu } = useShell();
  const { t } = useTranslation();
  // Another one may have taken its place already.
  const close = () => {
    if (menu.drawer === name) menu.showDrawer(null);
  };
  return (
    <Dialog label={title} onClose={close}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <button type="button" className={styles.close} data-close aria-label={t(welcomeText.common.close)} onClick={close}>
            <Glyph name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </Dialog>
  );
}
