import { reaction } from "mobx";
import { STORAGE } from "../../../generated/settings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { MenuStore } from "../../stores/menuStore";
import type { SessionStore } from "../../stores/sessionStore";

/** Key in the storage of the tab. */
export const OPEN_SECTION_KEY = `${STORAGE.sessionKey}.group`;

interface OpenSectionStores {
  readonly menu: Pick<MenuStore, "drawerSection" | "showDrawerSection" | "sectionOf">;
  readonly session: Pick<SessionStore, "signedIn">;
}

/** Keeps which section is open in the drawer of the phone, in this tab and until the logout. */
export async function startPersistOpenSection(tabStorage: KeyValueStore, { menu, session }: OpenSectionStores): Promise<void> {
  const kept = await tabStorage.read(OPEN_SECTION_KEY);
  // One may have been opened meanwhile.
  if (menu.drawerSection === null && typeof kept === "string" && menu.sectionOf(kept) !== null) menu.showDrawerSection(kept);
  reaction(
    () => menu.drawerSection,
    (group) => void (group === null ? tabStorage.remove(OPEN_SECTION_KEY) : tabStorage.write(OPEN_SECTION_KEY, group)),
  );
  reaction(
    () => session.signedIn,
    (signedIn) => signedIn || menu.showDrawerSection(null),
  );
}
