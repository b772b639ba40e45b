import { runInAction } from "mobx";
import type { RegistryTables } from "../../domain/registry/tables";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import { type FrameDestination, type FrameOwner, frameKey, type LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import type { FrameLifecycle } from "./frameLifecycle";

export interface OpenFrame {
  /** Shows the frame of an admitted route; false when it has none, and no frame is shown then. */
  readonly open: (resolution: Resolution) => boolean;
  /** Mounts the frame of a route, hidden (the sync manager). */
  readonly mount: (resolution: Resolution) => void;
  /** Another page of the shell is shown. */
  readonly hide: () => void;
}

interface RequestedFrame {
  readonly owner: FrameOwner;
  readonly destination: FrameDestination;
}

/** Decision FRM-15: a live frame is shown as it was left; another route is sent as a message, with a reload as fallback. */
export function createOpenFrame(deps: FramesDependencies, lifecycle: () => FrameLifecycle | null): OpenFrame {
  const { frames } = deps;
  const show = (key: string | null) => {
    const left = frames.active;
    if (left?.key === key) return;
    frames.show(key);
    if (left) lifecycle()?.leave(left);
  };
  const navigateTo = (frame: LiveFrame, address: string) => {
    const running = lifecycle();
    if (running) running.navigateTo(frame, address);
    // The lifecycle navigates the connected ones when it starts.
    else if (!frame.connected) frames.reload(frame, address);
  };
  /** Navigates a live frame: nothing to do, a message, or a reload. */
  const navigate = (frame: LiveFrame, destination: FrameDestination, restored: string | null) => {
    // Not yet while a deep link is under way.
    const isThere =
      restored === null
        ? frame.current === frame.destination && frame.current.address === destination.address
        : lifecycle()?.addressOf(frame) === restored;
    frames.setDestination(frame, destination);
    if (!isThere) return navigateTo(frame, restored ?? destination.address);
    frames.setCurrent(frame, destination);
    // What is unsaved is behind the card still.
    if (frame.state.kind === "failed" && !frame.dirty) frames.reload(frame);
  };
  return {
    open: (resolution) => {
      const requested = requestedFrame(deps, resolution);
      if (requested === null) {
        show(null);
        return false;
      }
      const { owner, destination } = requested;
      const key = frameKey(owner);
      const live = frames.find(key);
      const restored = lifecycle()?.restoreAddress(key) ?? null;
      if (live) navigate(live, destination, restored);
      // In one action: a frame that is not shown yet would be the first to be evicted.
      runInAction(() => show((live ?? frames.add(owner, destination, key, restored ?? destination.address)).key));
      return true;
    },
    mount: (resolution) => {
      const requested = requestedFrame(deps, resolution);
      if (requested === null) return;
      const key = frameKey(requested.owner);
      if (!frames.find(key) && !frames.isAway(key)) frames.add(requested.owner, requested.destination);
    },
    hide: () => show(null),
  };
}

function requestedFrame(
  { tables, originOf }: FramesDependencies,
  { admitted, route, params, query, frame, candidate }: Resolution,
): RequestedFrame | null {
  if (!admitted || route === null || frame === null) return null;
  const application = applicationOf(tables(), route);
  if (!application?.frame) return null;
  const owner = { application: application.id, candidate, record: application.frame, origin: originOf?.(application.id) ?? "" };
  return { owner, destination: { target: { route, params, query }, address: frame } };
}

function applicationOf({ routes, applications }: Pick<RegistryTables, "routes" | "applications">, route: string) {
  const record = Object.hasOwn(routes, route) ? routes[route] : undefined;
  return record && applications[record.application];
}
