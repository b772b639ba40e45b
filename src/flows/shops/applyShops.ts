import type { Navigation } from "../../ports/navigation";
import type { SessionStore } from "../../stores/sessionStore";
import type { KeptSession } from "../session/keptSession";

/** Section 4, shop toggle: takes over which workshops are active; the page is loaded anew afterwards. */
export type ApplyShops = (active: ReadonlySet<string>) => Promise<void>;

export function createApplyShops(
  { kept, navigation }: { readonly kept: KeptSession; readonly navigation: Navigation },
  session: SessionStore,
): ApplyShops {
  return async (active) => {
    const { user, multiUser } = session;
    if (user === null) return;
    const shops = user.shops.map((shop) => ({ ...shop, actif: active.has(shop.value) }));
    const changed = { ...user, shops };
    session.set({
      user: changed,
      multiUser: multiUser?.id === user.id && multiUser.numCheptel === user.numCheptel ? { ...multiUser, shops } : multiUser,
    });
    await kept.save(session.users);
    navigation.reload();
  };
}
