import { SHOP_ACTION } from "../../../generated/shops";
import { welcomeText } from "../../../generated/text/welcome";
import { changedShops, choiceOf, withShops } from "../../domain/shops/shopChoice";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { Services } from "../../ports/services";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { ProgressStore } from "../../stores/progressStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { ActionQueue } from "../outbox/actionQueue";
import type { StoredSession } from "../session/storedSession";

/** Takes over which workshops are active; answers false when nothing could be kept and all is as before. */
export type ApplyShops = (active: ReadonlySet<string>) => Promise<boolean>;

interface ApplyShopsPorts {
  readonly storedSession: StoredSession;
  readonly navigation: Navigation;
  readonly queue: () => Promise<Pick<ActionQueue, "enqueue">>;
  readonly services: () => Promise<Pick<Services, "shellWorker">>;
  readonly log: Log;
}

interface ApplyShopsStores {
  readonly session: SessionStore;
  readonly network: Pick<NetworkStore, "online">;
  readonly registry: RegistryStore;
  readonly notices: NoticeStore;
  readonly progress: Pick<ProgressStore, "update">;
}

/**
 * Section 4, shop toggle: one update for each workshop that changed goes into the queue of actions, with or without network; once
 * they are safe there the profile follows and the page is loaded anew (decision SHP-11), from the network or from the device: a page
 * that has neither would be gone.
 */
export function createApplyShops(ports: ApplyShopsPorts, { session, network, registry, notices, progress }: ApplyShopsStores): ApplyShops {
  return async (active) => {
    const { user, epoch } = session;
    if (user === null) return false;
    const { shops } = registry.tables;
    const changed = changedShops(shops, user, active);
    try {
      const queue = await ports.queue();
      await queue.enqueue(
        user.id,
        changed.map((payload) => ({ numCheptel: user.numCheptel, type: SHOP_ACTION, payload })),
      );
    } catch (error) {
      ports.log.warn("workshops", error);
      notices.show({ kind: "negative", lines: [welcomeText.error.unexpected] });
      return false;
    }
    // The actions are safe; the profile of a user who has signed in meanwhile is not touched.
    if (session.epoch !== epoch) return false;
    const next = withShops(shops, user, choiceOf(shops, active));
    const { multiUser } = session;
    const isSame = multiUser?.id === user.id && multiUser.numCheptel === user.numCheptel;
    session.set({ user: next, multiUser: isSame ? withShops(shops, multiUser, choiceOf(shops, active)) : multiUser });
    await ports.storedSession.save(session.users);
    if (network.online || (await ports.services()).shellWorker.serves()) {
      progress.update();
      ports.navigation.reload();
    }
    return true;
  };
}
