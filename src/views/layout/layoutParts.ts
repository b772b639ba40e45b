import { createPart } from "../../loading/part";

/** What opens from the bar: the panel of a section, and the menu of a phone. */
export const menuPanels = createPart(async () => {
  const [{ SubMenu }, { MenuDrawer }] = await Promise.all([import("./SubMenu"), import("./MenuDrawer")]);
  return { SubMenu, MenuDrawer };
});

/** What stands beside the page and lies over it. */
export const overlays = createPart(() => import("./ShellOverlays"));
