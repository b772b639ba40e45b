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
  /** Beside what opens it; on a phone a sheet from below. */
  readonly isPopover?: boolean;
  /** What can be done with all of it, in its head. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with a title and a way out; it fills the screen of a phone, unless it is a popover. */
export function TitledDialog({ name, title, isPopover = false, action, children }: TitledDialogProps) {
  const { menu } = useShell();
  const { t } = useTranslation();
  // Another one may have taken its place already.
  const close = () => {
    if (menu.drawer === name) menu.showDrawer(null);
  };
  return (
    <Dialog label={title} onClose={close}>
      <div className={styles.sheet} data-popover={isPopover ? name : undefined}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {action}
          <button type="button" className="sign" data-close aria-label={t(welcomeText.common.close)} onClick={close}>
            <Glyph name="close" />
          </button>
        </div>
        <div className={`fades ${styles.body}`}>{children}</div>
      </div>
    </Dialog>
  );
}
