import { failed } from "../protocol/frames/answer";
import type { FrameContext } from "../protocol/frames/context";
import { readHash } from "../protocol/frames/hashAddress";
import { createListeners } from "./listeners";
import type { Page } from "./page";
import type { Shell } from "./shell";

/**
 * The page was opened outside the shell. Its address still tells what to show: every value of the query stands under both
 * `params` and `query`, since only the shell knows which is which. Calls answer `stand-alone`.
 */
export function standAloneShell<Routes extends object>(page: Page): Shell<Routes> {
  const contextListeners = createListeners<[FrameContext, FrameContext]>();
  const openListeners = createListeners<[FrameContext]>();
  const leaveListeners = createListeners<[]>();
  const refuse = () => Promise.resolve(failed("stand-alone"));
  let context = contextOf(page);
  const stop = page.onHashChange(() => {
    context = contextOf(page);
    openListeners.tell(context).catch(() => undefined); // The page's own listener failed: nobody is there to be told.
  });
  return {
    state: "stand-alone",
    get context() {
      return context;
    },
    get address() {
      return readHash(page.hash());
    },
    onContext: contextListeners.add,
    onOpen: openListeners.add,
    onLeave: leaveListeners.add,
    navigate: refuse,
    report: refuse,
    getUser: refuse,
    setTitle: refuse,
    setFigure: refuse,
    ready: refuse,
    disconnect: refuse,
    login: refuse,
    close: stop,
  };
}

function contextOf(page: Page): FrameContext {
  const query = { ...readHash(page.hash()).query };
  return {
    epoch: 0,
    numCheptel: null,
    language: page.language(),
    theme: page.theme(),
    network: page.online() ? "ONLINE" : "OFFLINE",
    route: null,
    params: query,
    query,
    limits: {},
  };
}
