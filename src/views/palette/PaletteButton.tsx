import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import bar from "../layout/DesktopBar.module.css";
import { Icon } from "../parts/Icon";
import { useTranslation } from "../parts/useTranslation";

/** In the desktop bar, in place of the search of an animal for those who are not granted it: opens the search over pages, herds and actions. */
export const PaletteButton = observer(function PaletteButton() {
  const { menu, registry } = useShell();
  const { t } = useTranslation();
  const tab = registry.tables.tabs.desktop.find(({ otherwise }) => otherwise !== undefined);
  if (tab === undefined || menu.resolver.tab(tab).visible) return null;
  const label = t(pagesText.search.title);
  return (
    <button
      type="button"
      className={bar.tab}
      data-tab={tab.id}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => menu.showDrawer("palette")}
    >
      <Icon name={tab.icon} size={20} />
      <span className={bar.label}>{label}</span>
    </button>
  );
});
