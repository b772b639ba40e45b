import type { RegistryTables } from "../../domain/registry/tables";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import { LEAVE, OPEN } from "../../protocol/frames/frameMessages";
import { hashOf } from "../../protocol/frames/hashAddress";
import { type FrameAim, type FrameOwner, frameKey, type LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import type { FrameConnections } from "./frameConnections";
import { contextOf } from "./situation";

export interface OpenFrame {
  /** Shows the frame of an admitted route; false when it has none, and no frame is shown then. */
  readonly open: (resolution: Resolution) => boolean;
  /** Mounts the frame of a route without showing it (the sync manager). */
  readonly mount: (resolution: Resolution) => void;
  /** Another page of the shell is shown. */
  readonly hide: () => void;
}

interface Wanted {
  readonly owner: FrameOwner;
  readonly aim: FrameAim;
}

/** Decision FRM-15: a live frame is shown as it was left; another route of it is a message, with a new load as last resort. */
export function createOpenFrame(deps: FramesDependencies, connections: FrameConnections): OpenFrame {
  const { frames } = deps;
  const show = (key: string | null) => {
    const left = frames.active;
    if (left?.key === key) return;
    frames.show(key);
    if (left) void connections.callTo(left)?.(LEAVE, {}, deps.timing.frameDeepLinkFallbackMs);
  };
  return {
    open: (resolution) => {
      const wanted = wantedOf(deps, resolution);
      if (wanted === null) {
        show(null);
        return false;
      }
      const live = frames.find(frameKey(wanted.owner));
      if (live) direct(deps, connections, live, wanted.aim);
      show((live ?? frames.add(wanted.owner, wanted.aim)).key);
      return true;
    },
    mount: (resolution) => {
      const wanted = wantedOf(deps, resolution);
      if (wanted && !frames.find(frameKey(wanted.owner))) frames.add(wanted.owner, wanted.aim);
    },
    hide: () => show(null),
  };
}

/** Brings a live frame to an address: nothing, a message, or a new load. */
function direct(deps: FramesDependencies, connections: FrameConnections, frame: LiveFrame, aim: FrameAim): void {
  const { frames } = deps;
  if (frame.aim.address === aim.address) {
    if (frame.state.kind === "failed") frames.reload(frame);
    return;
  }
  frames.aimAt(frame, aim);
  const call = connections.callTo(frame);
  if (call === null) frames.reload(frame);
  else void followByMessage(deps, frame, call, aim);
}

async function followByMessage(
  { frames, timing, situation }: FramesDependencies,
  frame: LiveFrame,
  call: NonNullable<ReturnType<FrameConnections["callTo"]>>,
  aim: FrameAim,
): Promise<void> {
  const { load } = frame;
  const message = { context: contextOf(frame, situation()), address: hashOf(aim.address) };
  const answer = await call(OPEN, message, timing.frameDeepLinkFallbackMs);
  // Meanwhile it may have been sent elsewhere, loaded again or removed.
  if (!answer.ok && frame.aim === aim && frame.load === load && frames.find(frame.key) === frame) frames.reload(frame);
}

function wantedOf(
  { tables, originOf }: FramesDependencies,
  { admitted, route, params, query, frame, candidate }: Resolution,
): Wanted | null {
  if (!admitted || route === null || frame === null) return null;
  const application = applicationOf(tables(), route);
  if (!application?.frame) return null;
  const owner = { application: application.id, candidate, record: application.frame, origin: originOf?.(application.id) ?? "" };
  return { owner, aim: { target: { route, params, query }, address: frame } };
}

function applicationOf({ routes, applications }: Pick<RegistryTables, "routes" | "applications">, route: string) {
  const record = Object.hasOwn(routes, route) ? routes[route] : undefined;
  return record && applications[record.application];
}
