import { reaction } from "mobx";
import { FRAME_TIMING, STORAGE, TIMING } from "../../../../generated/settings";
import type { Resolver } from "../../../domain/resolver/createResolver";
import { createPart } from "../../../loading/part";
import type { Http } from "../../../ports/http";
import type { KeyValueStore } from "../../../ports/keyValueStore";
import type { Log } from "../../../ports/log";
import type { Navigation } from "../../../ports/navigation";
import type { Services } from "../../../ports/services";
import { succeeded } from "../../../protocol/frames/answer";
import { DIALOG_CLOSED } from "../../../protocol/frames/messages/messagesToFrame";
import { RELATED } from "../../../protocol/frames/messages/relatedMessage";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import { FrameOverlayStore } from "../../../stores/frameOverlayStore";
import type { FrameState, FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { ShellStores } from "../../../stores/shellStores";
import type { Clock } from "../../../time/clock";
import { createOpenHerdSync } from "../../herds/openHerdSync";
import type { SwitchHerd } from "../../herds/switchHerd";
import { createReportNetwork } from "../../network/reportNetwork";
import type { LoadQueue } from "../../outbox/actionQueue";
import type { Logout } from "../../session/logout";
import type { Frames } from "../createFrames";
import type { Drafts } from "../drafts";
import { startBroadcastStatus } from "../lifecycle/broadcastStatus";
import { startHeartbeat } from "../lifecycle/heartbeat";
import { createRateLimiter } from "../messageRateLimits";
import { createRateLimitedHandler } from "../rateLimitedHandler";
import { datexHandlers } from "./datexHandlers";
import { draftHandlers } from "./draftHandlers";
import { networkHandler } from "./networkHandler";
import { quotaNotice } from "./quotaNotice";
import type { RelatedMenu } from "./relatedTiles";
import { sessionHandlers } from "./sessionHandlers";
import { storageHandlers } from "./storageHandlers";
import { syncHandlers } from "./syncHandlers";
import { uiHandlers } from "./uiHandlers";

/** Messages beyond the core ones, and what they show; loaded after the first frame. */
export interface FrameApi {
  readonly overlay: FrameOverlayStore;
  /** The handlers of one frame; `among` is the store it belongs to. */
  readonly handlersFor: (frame: LiveFrame, among: FramesStore) => readonly MessageHandler[];
  /** Shortcut keys of the shell that were pressed inside a frame. */
  readonly onKeyPress: (run: (key: string) => void) => () => void;
  /** The user closes the dialog of a frame. */
  readonly closeDialog: () => void;
  readonly stop: () => void;
}

export interface FrameApiPorts {
  readonly clock: Clock;
  readonly log: Log;
  readonly http: Pick<Http, "call">;
  readonly tabStorage: KeyValueStore;
  readonly navigation: Pick<Navigation, "push">;
  readonly services: () => Promise<Pick<Services, "randomKey" | "parentCalls" | "shellWorker" | "textOf" | "herdStorage">>;
  readonly logout: Logout;
  readonly switchHerd: SwitchHerd;
  readonly queue: LoadQueue;
  readonly frames: Pick<Frames, "callTo">;
  readonly drafts: Drafts;
}

export interface FrameApiStores extends Pick<ShellStores, "session" | "network" | "sync" | "notices" | "progress" | "framesStore"> {
  readonly menu: RelatedMenu & { readonly resolver: Pick<Resolver, "route"> };
}

const parentReload = createPart(() => import("../lifecycle/parentReload"));
const related = createPart(() => import("./relatedTiles"));

export async function createFrameApi(ports: FrameApiPorts, stores: FrameApiStores): Promise<FrameApi> {
  const { clock, log, tabStorage, frames, drafts } = ports;
  const { session, framesStore } = stores;
  const { randomKey, parentCalls, shellWorker, textOf, herdStorage } = await ports.services();
  const overlay = new FrameOverlayStore();
  const datex = createPart(async () => {
    const { createDatex } = await import("./datex");
    return createDatex({ tabStorage, randomKey, user: () => session.effective?.id ?? null });
  });
  const reportNetwork = createReportNetwork(ports, stores.network);
  const openHerdSync = createOpenHerdSync(ports, stores);
  // The sync state comes with the queue.
  await ports.queue();
  const stops = [
    startBroadcastStatus({ clock, frames, timeoutMs: FRAME_TIMING.deepLinkFallbackMs }, stores),
    shellWorker.onNoNetwork(() => reportNetwork("OFFLINE")),
    startHeartbeat({ clock, frames, heartbeatMs: FRAME_TIMING.heartbeatMs }, framesStore),
    parentCalls.framed
      ? (await parentReload.load()).startParentReload(
          { parentCalls, clock, frames, loaderMs: TIMING.updateLoaderReloadMs, gapMs: FRAME_TIMING.parentReloadGapMs },
          stores,
        )
      : () => {},
    // What a document shows goes with it.
    reaction(
      () => `${framesStore.activeKey} ${framesStore.active?.load} ${framesStore.active?.documents} ${isGone(framesStore.active?.state)}`,
      () => overlay.clear(),
    ),
    reaction(
      () => session.effective?.id,
      () => void (datex.loaded()?.clear() ?? tabStorage.remove(STORAGE.datexKey)),
    ),
  ];
  const limiters = new WeakMap<LiveFrame, ReturnType<typeof createRateLimiter>>();
  const limiterOf = (frame: LiveFrame) => {
    const own = limiters.get(frame) ?? createRateLimiter(clock);
    limiters.set(frame, own);
    return own;
  };
  return {
    overlay,
    handlersFor: (frame, store) => {
      const { application } = frame.owner;
      const limiter = limiterOf(frame);
      const limited = createRateLimitedHandler(limiter);
      const tellQuota = quotaNotice(application, () => limiter("notice"), stores.notices);
      const source = { key: frame.key, application };
      const isActive = () => store.activeKey === frame.key && store.find(frame.key) === frame;
      const draft = {
        mark: (dirty: boolean) => store.setDirty(frame, dirty),
        keep: (text: string) => drafts.keep(frame, text),
        forget: () => drafts.forget(frame),
      };
      return [
        ...uiHandlers(limited, source, isActive, { log }, { session, overlay, notices: stores.notices }),
        ...draftHandlers(limited, draft),
        ...datexHandlers(limited, application, datex.load).map(tellQuota),
        networkHandler(limited, reportNetwork),
        ...storageHandlers(limited, application, { herdStorage, queue: ports.queue, log }, session).map(tellQuota),
        ...syncHandlers(limited, frame.owner, { queue: ports.queue, textOf }, stores),
        limited("related", RELATED, async () => {
          const { relatedTiles } = await related.load();
          return succeeded(relatedTiles(stores.menu, frame.destination.target.route));
        }),
        ...sessionHandlers(limited, { ...ports, openHerdSync }, session, isActive),
      ];
    },
    onKeyPress: (run) =>
      reaction(
        () => overlay.pressedKey,
        () => {
          const key = overlay.takePressedKey();
          if (key !== null) run(key);
        },
        // A key may have been pressed before the views were loaded.
        { fireImmediately: true },
      ),
    closeDialog: () => {
      const frame = framesStore.find(overlay.dialog?.key ?? null);
      overlay.setDialog(null);
      if (frame !== null) void frames.callTo(frame)?.(DIALOG_CLOSED, {}, FRAME_TIMING.deepLinkFallbackMs);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** A page that only does not answer is there, behind its card. */
function isGone(state: FrameState | undefined): boolean {
  return state?.kind === "failed" ? state.why !== "notAnswering" : state?.kind === "unconnected";
}
