import { FRAME_POOL, TIMING } from "../../../../generated/settings";
import type { FrameRecord } from "../../../domain/registry/tables";
import type { Device } from "../../../ports/device";
import type { FrameElements } from "../../../ports/frames";
import type { Navigation } from "../../../ports/navigation";
import { frameKey, type LiveFrame } from "../../../stores/framesStore";
import type { ShellStores } from "../../../stores/shellStores";
import type { QuickAccess } from "../../quickAccess/createQuickAccess";
import type { Frames } from "../createFrames";
import type { FramesDependencies } from "../dependencies";
import { poolCap } from "../pool/eviction";
import { expireHiddenFrames } from "../pool/expireHiddenFrames";
import { startFramePool } from "../pool/framePool";
import { mountPermanent } from "../pool/mountPermanent";
import { prefetchFrames } from "../pool/prefetchFrames";
import { checkStateManager } from "./checkStateManager";
import { frameHistory } from "./frameHistory";
import { frameMessaging } from "./frameMessaging";
import { reloadMap } from "./reloadMap";
import { createSaveDrafts, type SaveDrafts } from "./saveDrafts";
import { warnBeforeUnload } from "./warnBeforeUnload";
import { watchFailures } from "./watchFailures";

export interface LifecyclePorts {
  readonly frames: Frames;
  readonly device: Device;
  readonly elements: FrameElements;
  readonly navigation: Pick<Navigation, "entry">;
  readonly quickAccess: () => Promise<QuickAccess>;
}

export type LeaveCheck = Pick<SaveDrafts, "confirmLeaveHerd">;

/** Everything about frames after the first one is shown: pool, lifetime, prefetch, drafts, history, failures. */
export function startFrameLifecycle(ports: LifecyclePorts, stores: ShellStores): LeaveCheck {
  let leaveCheck: LeaveCheck = { confirmLeaveHerd: async () => true };
  ports.frames.attachLifecycle(frameMessaging);
  ports.frames.attachLifecycle(({ deps, connections, lifecycle }) => {
    const { device, elements, frames, quickAccess } = ports;
    const { framesStore, session, network } = stores;
    const { clock } = deps;
    const drafts = createSaveDrafts(lifecycle, TIMING.frameDeepLinkFallbackMs, framesStore, session);
    const steps = frameHistory(elements, connections, ports.navigation, framesStore);
    const failures = watchFailures({ clock, elements, connections, reloads: FRAME_POOL.reloads }, { framesStore, network });
    const release = (frame: LiveFrame) => {
      const go = () => {
        // It may have been opened or removed meanwhile.
        if (framesStore.find(frame.key) !== frame || framesStore.isVisible(frame)) return false;
        steps.remove(frame);
        return true;
      };
      return frame.dirty ? drafts.keepDraft(frame).then((kept) => kept && go()) : go();
    };
    const isMap = ({ owner }: LiveFrame) => owner.application === FRAME_POOL.map;
    const cap = poolCap(device.memoryGb, FRAME_POOL);
    const pool = startFramePool(framesStore, { clock, cap, loadWeight: FRAME_POOL.loadWeight, release });
    const record = deps.tables().applications[FRAME_POOL.stateManager]?.frame;
    const check = { clock, timing: TIMING, calls: lifecycle, situation: deps.shellState };
    const stops = [
      expireHiddenFrames(framesStore, clock, release),
      mountPermanent(frames, stores),
      pool.stop,
      record ? checkStateManager({ ...check, frame: () => stateManager(deps, record) }, framesStore) : () => {},
      reloadMap({ clock, mapReloadAfterLoginMs: TIMING.mapReloadAfterLoginMs, isMap, keepDraft: drafts.keepDraft }, stores),
      prefetchFrames({ clock, device, frames, hasRoom: () => pool.count() < cap, quickAccess, settings: FRAME_POOL.preload }, stores),
      warnBeforeUnload(device, framesStore),
      failures.stop,
      drafts.stop,
    ];
    framesStore.reusesElements = true;
    leaveCheck = drafts;
    const { keepDraft, confirmDiscard } = drafts;
    const checkStillThere = lifecycle.loaded;
    const loaded = (frame: LiveFrame) => {
      checkStillThere(frame);
      failures.loaded(frame);
    };
    return {
      lifecycle: { ...steps, keepDraft, confirmDiscard, hasOwnReloadRules: isMap, loaded },
      stop: () => {
        for (const stop of stops) stop();
      },
    };
  });
  return { confirmLeaveHerd: () => leaveCheck.confirmLeaveHerd() };
}

/** The hidden frame of the state manager, which has no address in the shell. */
function stateManager({ frames, originOf }: FramesDependencies, record: FrameRecord): LiveFrame {
  const application = FRAME_POOL.stateManager;
  const owner = { application, candidate: false, record, origin: originOf?.(application) ?? "" };
  const destination = { target: { route: null, params: {}, query: {} }, address: `${record.base}/#/` };
  return frames.find(frameKey(owner)) ?? frames.add(owner, destination);
}
