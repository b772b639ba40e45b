import { TIMING } from "../../../generated/settings";
import { heldGrants } from "../../domain/grants/grantsAskedBy";
import type { WorkPorts } from "../shell/shellPorts";
import type { WorkStores } from "../shell/shellStores";
import { createFrames, type Frames } from "./createFrames";
import type { FramesDependencies } from "./dependencies";
import type { Drafts } from "./drafts";

interface FramePorts extends Pick<WorkPorts, "links" | "originOf" | "clock" | "navigation" | "log"> {
  readonly drafts: Drafts;
}

/** The frames of the work: what they may know of the shell, and what they may ask of it. */
export function openFrames(ports: FramePorts, stores: WorkStores, loadHandlers: FramesDependencies["loadHandlers"]): Frames {
  const { session, registry, menu, language, theme, network } = stores;
  const grantsOf = (application: string) => heldGrants(registry.tables, menu.resolver, application);
  return createFrames({
    frames: stores.framesStore,
    links: ports.links,
    originOf: ports.originOf,
    clock: ports.clock,
    timing: TIMING,
    tables: () => registry.tables,
    shellState: () => ({
      signedIn: session.signedIn,
      epoch: session.epoch,
      numCheptel: session.numCheptel,
      language: language.current,
      theme: theme.shown,
      network: network.state,
      grantsOf,
    }),
    user: () => session.effective,
    navigate: ({ route, params, query }) => {
      const resolution = menu.resolver.route(route, params, query);
      if (resolution.admitted && resolution.href !== null) ports.navigation.push(resolution.href);
      return resolution;
    },
    report: ({ application, level, message }) => ports.log.warn(`${application}, ${level}`, new Error(message)),
    drafts: ports.drafts,
    loadHandlers,
  });
}
