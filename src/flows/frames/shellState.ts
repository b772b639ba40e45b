import type { FrameContext } from "../../protocol/frames/context";
import type { LiveFrame } from "../../stores/framesStore";

/** What all frames share: who is signed in for which herd, and how the shell looks. */
export type ShellState = Omit<FrameContext, "route" | "params" | "query" | "limits" | "grants"> & {
  readonly signedIn: boolean;
  /** What the user holds of the grants an application asks for; always the same function. */
  readonly grantsOf?: (application: string) => readonly string[];
};

/** What one frame is told: the situation and what it is opened for. */
export function frameContextOf({ destination, owner }: LiveFrame, situation: ShellState): FrameContext {
  const { signedIn: _, grantsOf, ...shared } = situation;
  const { route, params, query } = destination.target;
  return {
    ...shared,
    route,
    params: { ...params },
    query: { ...query },
    limits: { ...owner.record.limits },
    grants: [...(grantsOf?.(owner.application) ?? [])],
  };
}
