import { failed, succeeded } from "../protocol/frames/answer";
import type { Answer } from "../protocol/frames/answerTypes";
import type { Call } from "../protocol/frames/caller";
import type { FrameContext, NetworkState, SyncStatus } from "../protocol/frames/messages/context";
import { DIALOG_CLOSED, KEEP_DRAFT, LEAVE, NETWORK, PING, PREPARE_HERD, SYNC_STATUS } from "../protocol/frames/messages/messagesToFrame";
import { PAGE_CONTEXT, PAGE_OPEN } from "../protocol/frames/messages/pageMessages";
import { type MessageHandler, onMessage } from "../protocol/frames/receiver";
import type { Clock } from "../time/clock";
import { createListeners, type Listeners } from "./listeners";
import type { ConnectOptions } from "./options";
import type { Page } from "./page";
import { createUnsaved } from "./unsaved";

/** What the conversation changes on the side of the page: the context, from the welcome and from every message after it. */
export function createFrameSide(
  page: Page,
  clock: Clock,
  { hashRouter = false, prepareHerd }: Pick<ConnectOptions, "hashRouter" | "prepareHerd">,
) {
  const contextListeners = createListeners<[FrameContext, FrameContext]>();
  const openListeners = createListeners<[FrameContext]>();
  const leaveListeners = createListeners<[]>();
  const networkListeners = createListeners<[NetworkState]>();
  const syncListeners = createListeners<[SyncStatus]>();
  const dialogListeners = createListeners<[]>();
  let current: FrameContext | null = null;
  let call: Call | null = null;
  let draftOf: (() => unknown) | null = null;
  const unsaved = createUnsaved(clock, () => call);

  const notify = async <Values extends readonly unknown[]>(listeners: Listeners<Values>, ...values: Values): Promise<Answer<null>> => {
    if (listeners.none()) return failed("not-handled");
    await listeners.notify(...values);
    return succeeded(null);
  };
  const follow = (context: FrameContext): Promise<Answer<null>> => {
    const before = current ?? context;
    if (context.numCheptel !== before.numCheptel) unsaved.turn();
    current = context;
    return notify(contextListeners, context, before);
  };
  const open = async (context: FrameContext, address: string): Promise<Answer<null>> => {
    if (!hashRouter && openListeners.none()) return failed("not-handled");
    // Until this is answered a draft is of the route before.
    unsaved.turn();
    current = context;
    page.replaceHash(address, !hashRouter);
    await openListeners.notify(context);
    return succeeded(null);
  };
  const handlers: readonly MessageHandler[] = [
    onMessage(PAGE_CONTEXT, ({ context }) => follow(context)),
    onMessage(PAGE_OPEN, ({ context, address }) => open(context, address)),
    onMessage(LEAVE, async () => {
      unsaved.flush();
      await leaveListeners.notify();
      return succeeded(null);
    }),
    onMessage(PING, () => succeeded(null)),
    onMessage(KEEP_DRAFT, async () => (draftOf === null ? failed("not-handled") : unsaved.saveDraftNow(await draftOf()))),
    onMessage(PREPARE_HERD, async (herd) => {
      if (prepareHerd === undefined) return failed("not-handled");
      return succeeded(Object.entries(await prepareHerd(herd)).map(([index, value]) => ({ index, value })));
    }),
    onMessage(NETWORK, ({ network }) => {
      if (current !== null) current = { ...current, network };
      return notify(networkListeners, network);
    }),
    onMessage(SYNC_STATUS, (status) => notify(syncListeners, status)),
    onMessage(DIALOG_CLOSED, () => notify(dialogListeners)),
  ];
  return {
    handlers,
    contextListeners,
    openListeners,
    leaveListeners,
    networkListeners,
    syncListeners,
    dialogListeners,
    unsaved,
    keepDraftBy: (read: () => unknown) => {
      draftOf = read;
      return () => {
        if (draftOf === read) draftOf = null;
      };
    },
    current: () => current,
    welcome: (context: FrameContext, connected: Call) => {
      current = context;
      call = connected;
    },
  };
}

export type FrameSide = ReturnType<typeof createFrameSide>;
