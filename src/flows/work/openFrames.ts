import { TIMING } from "../../../generated/settings";
import { createFrames, type Frames } from "../frames/createFrames";
import type { SwitchHerd } from "../herds/switchHerd";
import type { WorkPorts } from "./createWork";
import type { WorkStores } from "./workStores";

type FramePorts = Pick<WorkPorts, "links" | "clock" | "navigation" | "log" | "logout">;

/** The frames of the work: what they may know of the shell, and what they may ask of it. */
export function openFrames(ports: FramePorts, stores: WorkStores, switchHerd: SwitchHerd): Frames {
  const { session, registry, menu, language, theme, network } = stores;
  return createFrames({
    frames: stores.framesStore,
    links: ports.links,
    clock: ports.clock,
    timing: TIMING,
    tables: () => registry.tables,
    situation: () => ({
      signedIn: session.signedIn,
      epoch: session.epoch,
      numCheptel: session.numCheptel,
      language: language.current,
      theme: theme.shown,
      network: network.state,
    }),
    user: () => session.effective,
    navigate: ({ route, params, query }) => {
      const resolution = menu.resolver.route(route, params, query);
      if (resolution.admitted && resolution.href !== null) ports.navigation.push(resolution.href);
      return resolution;
    },
    report: ({ application, level, message }) => ports.log.warn(`${application}, ${level}`, new Error(message)),
    disconnect: () => void ports.logout(),
    login: (numCheptel) => void switchHerd(numCheptel),
  });
}
