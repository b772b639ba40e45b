import { isQueryValue } from "../../protocol/frames/isQueryValue";
import type { FrameContext } from "../../protocol/frames/messages/context";
import type { LiveFrame } from "../../stores/framesStore";

/** State of the shell that all frames share: session, herd, language, theme, network. */
export type ShellState = Omit<FrameContext, "route" | "params" | "query" | "limits" | "grants"> & {
  readonly signedIn: boolean;
  /** What the user holds of the grants an application asks for; always the same function. */
  readonly grantsOf?: (application: string) => readonly string[];
};

/** The context of one frame: the shell state and its own route. */
export function frameContextOf({ destination, owner }: LiveFrame, situation: ShellState): FrameContext {
  const { signedIn: _, grantsOf, ...shared } = situation;
  const { route, params, query } = destination.target;
  return {
    ...shared,
    route,
    params: { ...params },
    query: Object.fromEntries(Object.entries(query).filter((one) => isQueryValue(...one))),
    limits: { ...owner.record.limits },
    grants: [...(grantsOf?.(owner.application) ?? [])],
  };
}
