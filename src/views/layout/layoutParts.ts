import { createPart } from "../../loading/part";

/** The panel of a section, on a desktop. */
export const sectionPanel = createPart(() => import("./menus/SubMenu"));

/** The menu of a phone. */
export const menuDrawer = createPart(() => import("./menus/MenuDrawer"));

/** The question before a logout. */
export const logoutDialog = createPart(() => import("../dialogs/LogoutDialog"));

/** What stands beside the page and lies over it. */
export const overlays = createPart(() => import("./ShellOverlays"));
