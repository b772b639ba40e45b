import { welcomeText } from "../../../generated/text/welcome";
import { WORKSHOP_ACTION } from "../../../generated/workshops";
import { changedWorkshops, choiceOf, withWorkshops } from "../../domain/workshops/workshopChoice";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { Services } from "../../ports/services";
import type { FramesStore } from "../../stores/framesStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { ProgressStore } from "../../stores/progressStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { ConfirmLeaveHerd } from "../frames/lifecycle/confirmDiscard";
import type { HerdProfiles } from "../herds/herdProfiles";
import type { ActionQueue } from "../outbox/actionQueue";
import type { StoredSession } from "../session/storedSession";

/** Takes over which workshops are active; answers false when nothing could be kept and all is as before. */
export type ApplyWorkshops = (active: ReadonlySet<string>) => Promise<boolean>;

interface ApplyWorkshopsPorts {
  readonly storedSession: StoredSession;
  /** As the herd is entered again without network. */
  readonly herdProfiles: Pick<HerdProfiles, "keep">;
  readonly navigation: Navigation;
  readonly queue: () => Promise<Pick<ActionQueue, "enqueue">>;
  readonly services: () => Promise<Pick<Services, "shellWorker">>;
  readonly log: Log;
  /** Asks first where something is unsaved: the page is loaded anew. */
  readonly confirmLeaveHerd: ConfirmLeaveHerd;
}

interface ApplyWorkshopsStores {
  readonly framesStore: Pick<FramesStore, "frames" | "setDirty">;
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
export function createApplyWorkshops(
  ports: ApplyWorkshopsPorts,
  { session, network, registry, notices, progress, framesStore }: ApplyWorkshopsStores,
): ApplyWorkshops {
  return async (active) => {
    const { user, epoch } = session;
    if (user === null || !(await ports.confirmLeaveHerd())) return false;
    const { workshops } = registry.tables;
    const changed = changedWorkshops(workshops, user, active);
    try {
      const queue = await ports.queue();
      await queue.enqueue(
        user.id,
        changed.map((payload) => ({ numCheptel: user.numCheptel, type: WORKSHOP_ACTION, payload })),
      );
    } catch (error) {
      ports.log.warn("workshops", error);
      notices.show({ kind: "negative", lines: [welcomeText.error.unexpected] });
      return false;
    }
    // The actions are safe; the profile of a user who has signed in meanwhile is not touched.
    if (session.epoch !== epoch) return false;
    const next = withWorkshops(workshops, user, choiceOf(workshops, active));
    const { multiUser } = session;
    const isSame = multiUser?.id === user.id && multiUser.numCheptel === user.numCheptel;
    session.set({ user: next, multiUser: isSame ? withWorkshops(workshops, multiUser, choiceOf(workshops, active)) : multiUser });
    await Promise.all([ports.storedSession.save(session.users), ports.herdProfiles.keep(next)]);
    if (network.online || (await ports.services()).shellWorker.serves()) {
      // The user has agreed: the browser need not ask again, under the cover.
      for (const frame of framesStore.frames) framesStore.setDirty(frame, false);
      progress.update();
      ports.navigation.reload();
    }
    return true;
  };
}
