import { reaction } from "mobx";
import { FRAME_TALK } from "../../../../generated/frameTalkSettings";
import { TIMING } from "../../../../generated/settings";
import { SHELL_ROUTES } from "../../../../generated/workSettings";
import type { Resolver } from "../../../domain/resolver/createResolver";
import type { KeyValueStore } from "../../../ports/keyValueStore";
import type { Log } from "../../../ports/log";
import type { Navigation } from "../../../ports/navigation";
import type { Services } from "../../../ports/services";
import { DIALOG_CLOSED } from "../../../protocol/frames/frameEvents";
import type { Door } from "../../../protocol/frames/receiver";
import { FrameTalkStore } from "../../../stores/frameOverlayStore";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { Clock } from "../../../time/clock";
import type { SwitchHerd } from "../../herds/switchHerd";
import type { LazyQueue } from "../../outbox/lazyQueue";
import type { Logout } from "../../session/logout";
import type { WorkStores } from "../../work/workStores";
import type { Frames } from "../createFrames";
import type { Drafts } from "../drafts";
import { startTellFrames } from "./broadcastStatus";
import { createDatex } from "./datex";
import { datexDoors } from "./datexHandlers";
import { draftDoors } from "./draftHandlers";
import { startHeartbeat } from "./heartbeat";
import { createSessionHerdStorage } from "./herdStorage";
import { startFollowParent } from "./parentReload";
import { createGuardedDoor } from "./rateLimitedHandler";
import { createRations } from "./rateLimits";
import { createSafeSync } from "./safeSync";
import { workDoors } from "./sessionHandlers";
import { storageDoors } from "./storageHandlers";
import { showDoors } from "./uiHandlers";

/** What frames may ask for and are told beyond their place in the product; it comes after the first frame. */
export interface FrameTalk {
  readonly store: FrameTalkStore;
  /** The doors of one frame; `among` is the store it lives in. */
  readonly doors: (frame: LiveFrame, among: FramesStore) => readonly Door[];
  /** Tells the keys of the shell that were pressed inside a frame. */
  readonly onPress: (run: (key: string) => void) => () => void;
  /** The user ends the dialog of a frame. */
  readonly closeDialog: () => void;
  readonly stop: () => void;
}

export interface FrameTalkPorts {
  readonly clock: Clock;
  readonly log: Log;
  readonly tabStorage: KeyValueStore;
  readonly navigation: Pick<Navigation, "push">;
  readonly services: () => Promise<Pick<Services, "newKey" | "parentCalls" | "textOf">>;
  readonly logout: Logout;
  readonly switchHerd: SwitchHerd;
  readonly queue: LazyQueue;
  readonly frames: Pick<Frames, "callTo">;
  readonly drafts: Drafts;
}

export interface FrameTalkStores extends Pick<WorkStores, "session" | "network" | "notices" | "progress" | "framesStore"> {
  readonly menu: { readonly resolver: Pick<Resolver, "route"> };
}

export async function createFrameTalk(ports: FrameTalkPorts, stores: FrameTalkStores): Promise<FrameTalk> {
  const { clock, log, tabStorage, navigation, frames, drafts } = ports;
  const { session, framesStore, menu } = stores;
  const { newKey, parentCalls, textOf } = await ports.services();
  const talk = new FrameTalkStore();
  const datex = createDatex({ tabStorage, newKey, user: () => session.effective?.id ?? null });
  const herdStorage = createSessionHerdStorage();
  const safeSync = createSafeSync(ports, stores);
  const showSync = () => {
    const { admitted, href } = menu.resolver.route(SHELL_ROUTES.soloSync);
    if (admitted && href !== null) navigation.push(href);
  };
  const stopTelling = await startTellFrames({ frames, queue: ports.queue, timeoutMs: TIMING.frameDeepLinkFallbackMs }, stores);
  const stops = [
    stopTelling,
    startHeartbeat({ clock, frames, heartbeatMs: FRAME_TALK.heartbeatMs }, framesStore),
    startFollowParent({ parentCalls, clock, frames, loaderMs: TIMING.updateLoaderReloadMs, gapMs: FRAME_TALK.parentReloadGapMs }, stores),
    reaction(
      () => framesStore.activeKey,
      () => talk.silence(),
    ),
    reaction(
      () => session.effective?.id,
      () => {
        herdStorage.clear();
        void datex.clear();
      },
    ),
  ];
  const rations = new WeakMap<LiveFrame, ReturnType<typeof createRations>>();
  const rationsOf = (frame: LiveFrame) => {
    const own = rations.get(frame) ?? createRations(clock);
    rations.set(frame, own);
    return own;
  };
  return {
    store: talk,
    doors: (frame, among) => {
      const { application } = frame.owner;
      const guarded = createGuardedDoor(rationsOf(frame));
      const speaker = { key: frame.key, application };
      const inFront = () => among.activeKey === frame.key && among.find(frame.key) === frame;
      const draft = {
        mark: (dirty: boolean) => among.mark(frame, dirty),
        keep: (text: string) => drafts.keep(frame, text),
        forget: () => drafts.forget(frame),
      };
      return [
        ...showDoors(guarded, speaker, inFront, { log, textOf }, { talk, notices: stores.notices }),
        ...draftDoors(guarded, draft),
        ...datexDoors(guarded, datex),
        ...storageDoors(guarded, application, { herdStorage, queue: ports.queue }, session),
        ...workDoors(guarded, { ...ports, safeSync, showSync }, session),
      ];
    },
    onPress: (run) =>
      reaction(
        () => talk.pressed,
        () => {
          const key = talk.takePress();
          if (key !== null) run(key);
        },
        // What was pressed while the views were on their way.
        { fireImmediately: true },
      ),
    closeDialog: () => {
      const frame = framesStore.find(talk.dialog?.key ?? null);
      talk.cover(null);
      if (frame !== null) void frames.callTo(frame)?.(DIALOG_CLOSED, {}, TIMING.frameDeepLinkFallbackMs);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
