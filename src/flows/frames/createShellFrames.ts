import { FRAME_TIMING, TIMING } from "../../../generated/settings";
import { grantsOfApplication } from "../../domain/grants/grantsOfApplication";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { ShellStores } from "../../stores/shellStores";
import { createFrames, type Frames } from "./createFrames";
import type { FramesDependencies } from "./dependencies";

/** In characters. Beyond some more no server takes an address, so that the page could not be loaded again; and the device keeps those of recent pages. */
const LONGEST_ADDRESS = 4000;

interface FramePorts extends Pick<FramesDependencies, "links" | "originOf" | "clock" | "drafts"> {
  readonly navigation: Pick<Navigation, "push" | "replace">;
  readonly log: Log;
}

/** The frames of the shell: what they may know of the shell, and what they may ask of it. */
export function createShellFrames(ports: FramePorts, stores: ShellStores, loadHandlers: FramesDependencies["loadHandlers"]): Frames {
  const { session, registry, menu, language, theme, network } = stores;
  const grantsOf = (application: string) => grantsOfApplication(registry.tables, menu.resolver, application);
  return createFrames({
    frames: stores.framesStore,
    links: ports.links,
    ...(ports.originOf && { originOf: ports.originOf }),
    clock: ports.clock,
    timing: { ...FRAME_TIMING, callTimeoutMs: TIMING.callTimeoutMs },
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
    expired: () => session.expired !== null,
    navigate: ({ route, params, query }) => {
      const { reason, href } = menu.resolver.route(route, params, query);
      if (reason !== "ok") return reason;
      if (href === null) return "unknown-route";
      if (href.length > LONGEST_ADDRESS) return "too-large";
      ports.navigation.push(href);
      return reason;
    },
    stay: ({ route, params, query }) => {
      const { href } = menu.resolver.route(route ?? "", params, query);
      if (href !== null) ports.navigation.replace(href);
    },
    report: ({ application, level, message }) => ports.log.warn(`${application}, ${level}`, new Error(message)),
    drafts: ports.drafts,
    loadHandlers,
  });
}
