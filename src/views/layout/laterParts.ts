import { laterPart } from "../parts/Later";

export const desktopRail = laterPart(async () => (await import("./DesktopRail")).DesktopRail);
export const surroundings = laterPart(async () => (await import("./Surroundings")).Surroundings);
export const subMenu = laterPart(async () => (await import("./SubMenu")).SubMenu);
export const menuDrawer = laterPart(async () => (await import("./MenuDrawer")).MenuDrawer);
export const herdDrawer = laterPart(async () => (await import("../herds/HerdDrawer")).HerdDrawer);
export const logoutDialog = laterPart(async () => (await import("../dialogs/LogoutDialog")).LogoutDialog);
export const outsideNote = laterPart(async () => (await import("../frames/UnconnectedNote")).UnconnectedNote);
export const stoppedCard = laterPart(async () => (await import("../frames/FrameFailureCard")).FrameFailureCard);
export const chatButton = laterPart(async () => (await import("../support/ChatButton")).ChatButton);

/** What opens over the first page is fetched when that is there, before anybody asks for it. */
export function fetchLaterParts(isDesktop: boolean): void {
  for (const part of [isDesktop ? subMenu : menuDrawer, herdDrawer, logoutDialog]) void part.fetch();
}
