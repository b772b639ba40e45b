import type { Answer } from "../protocol/frames/answer";
import { failed, succeeded } from "../protocol/frames/answer";
import type { Call } from "../protocol/frames/caller";
import type { FrameContext } from "../protocol/frames/context";
import { FIGURE } from "../protocol/frames/figureMessage";
import { CONTEXT, LEAVE, OPEN, PING } from "../protocol/frames/frameMessages";
import { readHash } from "../protocol/frames/hashAddress";
import { answering, type Door } from "../protocol/frames/receiver";
import { DISCONNECT, GET_USER, LOGIN, NAVIGATE, READY, REPORT, TITLE } from "../protocol/frames/shellMessages";
import { createListeners } from "./listeners";
import type { Page } from "./page";
import { plainParams } from "./plainParams";
import type { Shell } from "./shell";

/** How long the SDK waits for an answer of the shell. */
export const CALL_TIMEOUT_MS = 15_000;

/** What the conversation changes: the context, told by the welcome and by every message after it. */
export function createFrameSide(page: Page, hashRouter: boolean) {
  const contextListeners = createListeners<[FrameContext, FrameContext]>();
  const openListeners = createListeners<[FrameContext]>();
  const leaveListeners = createListeners<[]>();
  let current: FrameContext | null = null;

  const follow = async (context: FrameContext): Promise<Answer<null>> => {
    const before = current ?? context;
    current = context;
    if (contextListeners.none()) return failed("not-handled");
    await contextListeners.tell(context, before);
    return succeeded(null);
  };
  const open = async (context: FrameContext, address: string): Promise<Answer<null>> => {
    if (!hashRouter && openListeners.none()) return failed("not-handled");
    current = context;
    page.replaceHash(address, !hashRouter);
    await openListeners.tell(context);
    return succeeded(null);
  };
  const doors: readonly Door[] = [
    answering(CONTEXT, ({ context }) => follow(context)),
    answering(OPEN, ({ context, address }) => open(context, address)),
    answering(LEAVE, async () => {
      await leaveListeners.tell();
      return succeeded(null);
    }),
    answering(PING, () => succeeded(null)),
  ];
  return {
    doors,
    contextListeners,
    openListeners,
    leaveListeners,
    current: () => current,
    welcome: (context: FrameContext) => {
      current = context;
    },
  };
}

export type FrameSide = ReturnType<typeof createFrameSide>;

export function connectedShell<Routes extends object>(
  page: Page,
  side: FrameSide,
  call: Call,
  welcome: FrameContext,
  close: () => void,
): Shell<Routes> {
  return {
    state: "connected",
    get context() {
      return side.current() ?? welcome;
    },
    get address() {
      return readHash(page.hash());
    },
    onContext: side.contextListeners.add,
    onOpen: side.openListeners.add,
    onLeave: side.leaveListeners.add,
    navigate: (route, ...[params, query]) => call(NAVIGATE, { route, params: plainParams(params), query: { ...query } }, CALL_TIMEOUT_MS),
    report: (level, message, details = {}) => call(REPORT, { level, message, details: { ...details } }, CALL_TIMEOUT_MS),
    getUser: () => call(GET_USER, {}, CALL_TIMEOUT_MS),
    setTitle: (title) => call(TITLE, { title }, CALL_TIMEOUT_MS),
    setFigure: (value, caption) => call(FIGURE, { value, caption }, CALL_TIMEOUT_MS),
    ready: () => call(READY, {}, CALL_TIMEOUT_MS),
    disconnect: () => call(DISCONNECT, {}, CALL_TIMEOUT_MS),
    login: (numCheptel) => call(LOGIN, { numCheptel }, CALL_TIMEOUT_MS),
    close,
  };
}
