import { FRAME_POOL } from "../../../../generated/framePoolSettings";
import { TIMING } from "../../../../generated/settings";
import type { FrameRecord } from "../../../domain/registry/tables";
import type { Device } from "../../../ports/device";
import type { FrameElements } from "../../../ports/frames";
import type { Navigation } from "../../../ports/navigation";
import { frameKey, type LiveFrame } from "../../../stores/framesStore";
import type { Finding } from "../../quickAccess/createQuickAccess";
import type { WorkStores } from "../../work/workStores";
import type { Frames } from "../createFrames";
import type { FramesDependencies } from "../dependencies";
import { capOf } from "../pool/eviction";
import { keepFramesAlive } from "../pool/expireHiddenFrames";
import { keepPool } from "../pool/framePool";
import { mountPermanent } from "../pool/mountPermanent";
import { preloadFrames } from "../pool/prefetchFrames";
import { checkStateManager } from "./checkStateManager";
import { stepsOfHistory } from "./frameHistory";
import { speakToFrames } from "./frameMessaging";
import { reloadMap } from "./reloadMap";
import { createSaveDrafts, type SaveDrafts } from "./saveDrafts";
import { askBeforeLeaving } from "./warnBeforeUnload";
import { watchFailures } from "./watchFailures";

export interface TendPorts {
  readonly frames: Frames;
  readonly device: Device;
  readonly elements: FrameElements;
  readonly navigation: Pick<Navigation, "entry">;
  readonly finding: () => Promise<Finding>;
}

export type Tending = Pick<SaveDrafts, "mayLeaveHerd">;

/** Looks after the frames from when the first one is shown: how many live, for how long, which come ahead, and what becomes of input. */
export function tendFrames(ports: TendPorts, stores: WorkStores): Tending {
  let tending: Tending = { mayLeaveHerd: async () => true };
  ports.frames.tend(speakToFrames);
  ports.frames.tend(({ deps, connections, care }) => {
    const { device, elements, frames, finding } = ports;
    const { framesStore, session, network } = stores;
    const { clock } = deps;
    const drafts = createSaveDrafts(care, TIMING.frameDeepLinkFallbackMs, framesStore, session);
    const steps = stepsOfHistory(elements, connections, ports.navigation, framesStore);
    const failures = watchFailures({ clock, elements, connections, reloads: FRAME_POOL.reloads }, { framesStore, network });
    const release = (frame: LiveFrame) => {
      const go = () => {
        // Meanwhile it may have been opened, or have gone.
        if (framesStore.find(frame.key) !== frame || framesStore.inSight(frame)) return false;
        steps.remove(frame);
        return true;
      };
      return frame.dirty ? drafts.keepDraft(frame).then((kept) => kept && go()) : go();
    };
    const isMap = ({ owner }: LiveFrame) => owner.application === FRAME_POOL.map;
    const cap = capOf(device.memoryGb, FRAME_POOL);
    const pool = keepPool(framesStore, { clock, cap, loadWeight: FRAME_POOL.loadWeight, release });
    const record = deps.tables().applications[FRAME_POOL.stateManager]?.frame;
    const check = { clock, timing: TIMING, calls: care, situation: deps.situation };
    const stops = [
      keepFramesAlive(framesStore, clock, release),
      mountPermanent(frames, stores),
      pool.stop,
      record ? checkStateManager({ ...check, frame: () => stateManager(deps, record) }, framesStore) : () => {},
      reloadMap({ clock, mapReloadAfterLoginMs: TIMING.mapReloadAfterLoginMs, isMap, keepDraft: drafts.keepDraft }, stores),
      preloadFrames({ clock, device, frames, hasRoom: () => pool.count() < cap, finding, settings: FRAME_POOL.preload }, stores),
      askBeforeLeaving(device, framesStore),
      failures.stop,
      drafts.stop,
    ];
    framesStore.renews = true;
    tending = drafts;
    const { keepDraft, mayLose } = drafts;
    const checkStillThere = care.loaded;
    const loaded = (frame: LiveFrame) => {
      checkStillThere(frame);
      failures.loaded(frame);
    };
    return {
      care: { ...steps, keepDraft, mayLose, hasOwnRules: isMap, loaded },
      stop: () => {
        for (const stop of stops) stop();
      },
    };
  });
  return { mayLeaveHerd: () => tending.mayLeaveHerd() };
}

/** The hidden frame of the state manager, which stands in no address of the shell. */
function stateManager({ frames, originOf }: FramesDependencies, record: FrameRecord): LiveFrame {
  const application = FRAME_POOL.stateManager;
  const owner = { application, candidate: false, record, origin: originOf?.(application) ?? "" };
  const aim = { target: { route: null, params: {}, query: {} }, address: `${record.base}/#/` };
  return frames.find(frameKey(owner)) ?? frames.add(owner, aim);
}
