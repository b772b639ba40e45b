import { FRAME_POOL, FRAME_TIMING, TIMING } from "../../../../generated/settings";
import type { FrameRecord } from "../../../domain/registry/tables";
import type { Device } from "../../../ports/device";
import type { FrameElements } from "../../../ports/frames";
import type { KeptPages } from "../../../ports/keptPages";
import type { Log } from "../../../ports/log";
import type { Navigation } from "../../../ports/navigation";
import type { Services } from "../../../ports/services";
import { frameKey, type LiveFrame } from "../../../stores/framesStore";
import type { ShellStores } from "../../../stores/shellStores";
import type { QuickAccess } from "../../quickAccess/createQuickAccess";
import { announceUnsaved } from "../../unsaved/unsavedInTabs";
import type { Frames } from "../createFrames";
import type { FramesDependencies } from "../dependencies";
import type { RunningLifecycle } from "../frameLifecycle";
import { expireHiddenFrames } from "../pool/expireHiddenFrames";
import { startFramePool } from "../pool/framePool";
import { mountPermanent } from "../pool/mountPermanent";
import { poolCap } from "../pool/poolCap";
import { prefetchFrames } from "../pool/prefetchFrames";
import { callFrames } from "./callFrames";
import { checkStateManager } from "./checkStateManager";
import { type ConfirmDiscard, createConfirmDiscard } from "./confirmDiscard";
import { frameHistory } from "./frameHistory";
import { startFrameMessaging } from "./frameMessaging";
import { keepPages } from "./keepPages";
import { reloadMap } from "./reloadMap";
import { warnBeforeUnload } from "./warnBeforeUnload";
import { whyFailedAndReload } from "./whyFailedAndReload";

export interface LifecyclePorts extends Pick<Services, "unsavedPages" | "textOf"> {
  readonly frames: Frames;
  readonly device: Device;
  readonly elements: FrameElements;
  readonly navigation: Pick<Navigation, "entry">;
  readonly quickAccess: () => Promise<QuickAccess>;
  readonly keptPages: KeptPages;
  readonly log: Log;
}

export interface StartedLifecycle extends RunningLifecycle, Pick<ConfirmDiscard, "confirmLeaveHerd"> {}

/** Everything about frames after the first one is shown: pool, lifetime, prefetch, drafts, history, failures. */
export function startFrameLifecycle(ports: LifecyclePorts, stores: ShellStores): StartedLifecycle {
  return ports.frames.startLifecycle(({ deps, connections }) => {
    const { device, elements, frames, quickAccess, keptPages, log } = ports;
    const { framesStore, session, network } = stores;
    const { clock } = deps;
    const isMap = ({ owner }: LiveFrame) => owner.application === FRAME_POOL.map;
    const calls = callFrames(connections, clock, TIMING.callTimeoutMs);
    const unsaved = createConfirmDiscard(calls, FRAME_TIMING.deepLinkFallbackMs, framesStore, session);
    const { remove, ...history } = frameHistory(elements, connections, ports.navigation, framesStore, deps);
    const messaging = startFrameMessaging({ deps, connections }, { ...calls, ...unsaved, remove, hasOwnReloadRules: isMap });
    const failures = whyFailedAndReload({ clock, elements, connections, reloads: FRAME_POOL.reloads }, { framesStore, network });
    const release = (frame: LiveFrame) => {
      const go = () => {
        // It may have been opened or removed meanwhile.
        if (framesStore.find(frame.key) !== frame || framesStore.isVisible(frame)) return false;
        remove(frame);
        return true;
      };
      return frame.dirty ? unsaved.keepDraft(frame).then((kept) => kept && go()) : go();
    };
    const cap = poolCap(device.memoryGb, FRAME_POOL);
    const pool = startFramePool(framesStore, { clock, cap, loadWeight: FRAME_POOL.loadWeight, release });
    const record = deps.tables().applications[FRAME_POOL.stateManager]?.frame;
    const check = { clock, timing: FRAME_TIMING, calls, situation: deps.shellState };
    const stops = [
      expireHiddenFrames(framesStore, clock, release),
      mountPermanent(frames, stores),
      pool.stop,
      record ? checkStateManager({ ...check, frame: () => stateManager(deps, record) }, framesStore) : () => {},
      reloadMap({ clock, mapReloadAfterLoginMs: FRAME_TIMING.mapReloadAfterLoginMs, isMap, keepDraft: unsaved.keepDraft }, stores),
      prefetchFrames({ clock, device, frames, hasRoom: () => pool.count() < cap, quickAccess, settings: FRAME_POOL.preload }, stores),
      warnBeforeUnload(device, framesStore),
      announceUnsaved(ports, framesStore),
      keepPages({ keptPages, clock, log, settleMs: 2 * FRAME_TIMING.deepLinkFallbackMs }, stores),
      failures.stop,
      unsaved.stop,
      messaging.stop,
    ];
    framesStore.reusesElements = true;
    const loaded = (frame: LiveFrame) => {
      void calls.checkStillThere(frame);
      failures.loaded(frame);
    };
    return {
      lifecycle: { ...history, ...messaging, loaded },
      confirmLeaveHerd: unsaved.confirmLeaveHerd,
      stop: () => {
        for (const stop of stops) stop();
      },
    };
  });
}

/** The hidden frame of the state manager, which has no address in the shell. */
function stateManager({ frames, originOf }: FramesDependencies, record: FrameRecord): LiveFrame {
  const application = FRAME_POOL.stateManager;
  const owner = { application, candidate: false, record, origin: originOf?.(application) ?? "" };
  const destination = { target: { route: null, params: {}, query: {} }, address: `${record.base}/#/` };
  return frames.find(frameKey(owner)) ?? frames.add(owner, destination);
}
