import { failed, succeeded } from "../protocol/frames/answer";
import { readHash } from "../protocol/frames/hashAddress";
import type { FrameContext } from "../protocol/frames/messages/context";
import { createListeners } from "./listeners";
import type { Page } from "./page";
import type { Shell } from "./shell";

/**
 * The page was opened outside the shell. Its address still says what to show: every value of the query stands under both
 * `params` and `query`, since only the shell knows which is which. Calls answer `stand-alone`, but a question is asked by the
 * browser, so that what follows an answer can be tried.
 */
export function standAloneShell<Routes extends object>(page: Page): Shell<Routes> {
  const contextListeners = createListeners<[FrameContext, FrameContext]>();
  const openListeners = createListeners<[FrameContext]>();
  const leaveListeners = createListeners<[]>();
  const refuse = () => Promise.resolve(failed("stand-alone"));
  let context = contextOf(page);
  const stop = page.onHashChange(() => {
    context = contextOf(page);
    openListeners.notify(context).catch(() => undefined); // The page's own listener failed: there is no shell to report it to.
  });
  const never = () => () => undefined;
  return {
    state: "stand-alone",
    get context() {
      return context;
    },
    get address() {
      return readHash(page.hash());
    },
    calls: [],
    may: () => false,
    onContext: contextListeners.add,
    onOpen: openListeners.add,
    onLeave: leaveListeners.add,
    onNetwork: never,
    reportNetwork: refuse,
    onSyncStatus: never,
    navigate: refuse,
    report: refuse,
    getUser: refuse,
    related: refuse,
    setTitle: refuse,
    setFigure: refuse,
    ready: refuse,
    draft: null,
    setDirty: refuse,
    saveDraft: refuse,
    forgetDraft: refuse,
    onKeepDraft: never,
    notice: refuse,
    confirm: (text) => Promise.resolve(succeeded(page.confirm(text))),
    openDialog: refuse,
    closeDialog: refuse,
    onDialogClosed: never,
    setProgress: refuse,
    measure: refuse,
    datexStore: refuse,
    datexRead: refuse,
    storageRead: refuse,
    storageStore: refuse,
    storageAction: refuse,
    syncSafe: refuse,
    syncRead: refuse,
    syncDecide: refuse,
    syncRetry: refuse,
    syncEntries: refuse,
    login: refuse,
    disconnect: refuse,
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
    grants: [],
  };
}
