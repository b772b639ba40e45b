import { reaction } from "mobx";
import { STORAGE } from "../../../generated/settings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { MenuStore } from "../../stores/menuStore";
import type { SessionStore } from "../../stores/sessionStore";

/** Key in the storage of the tab. */
export const GROUP_KEY = `${STORAGE.sessionKey}.group`;

interface KeepGroupStores {
  readonly menu: Pick<MenuStore, "group" | "showGroup" | "sectionOf">;
  readonly session: Pick<SessionStore, "signedIn">;
}

/** Keeps which section is open in the drawer of the phone, in this tab and until somebody leaves. */
export async function startKeepGroup(
  tabStorage: KeyValueStore,
  { menu, session }: KeepGroupStores,
): Promise<{ readonly stop: () => void }> {
  const kept = await tabStorage.read(GROUP_KEY);
  // Somebody may have opened one meanwhile.
  if (menu.group === null && typeof kept === "string" && menu.sectionOf(kept) !== null) menu.showGroup(kept);
  const stops = [
    reaction(
      () => menu.group,
      (group) => void (group === null ? tabStorage.remove(GROUP_KEY) : tabStorage.write(GROUP_KEY, group)),
    ),
    reaction(
      () => session.signedIn,
      (signedIn) => signedIn || menu.showGroup(null),
    ),
  ];
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
