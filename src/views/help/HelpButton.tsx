import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";

/** Help at the bottom: in the rail, or at the right of the strip of a phone (LAY-11). The chat that opens from it may take a moment. */
export const HelpButton = observer(function Help({ className, word }: { className: string | undefined; word?: string }) {
  const { menu, support } = useShell();
  const { t } = useTranslation();
  const label = t(support.opening ? pagesText.supportChat.opening : pagesText.menu.help);
  return (
    <button
      type="button"
      className={className}
      data-help
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-busy={support.opening}
      onClick={() => menu.showDrawer("help")}
    >
      <Glyph name="help" />
      {word !== undefined && <span className={word}>{label}</span>}
    </button>
  );
});
