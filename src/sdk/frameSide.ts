import { failed, succeeded } from "../protocol/frames/answer";
import type { Answer } from "../protocol/frames/answerTypes";
import type { Call } from "../protocol/frames/caller";
import type { FrameContext, NetworkState, SyncStatus } from "../protocol/frames/messages/context";
import { DRAFT } from "../protocol/frames/messages/draftMessages";
import { DIALOG_CLOSED, KEEP_DRAFT, LEAVE, NETWORK, PING, PREPARE_HERD, SYNC_STATUS } from "../protocol/frames/messages/messagesToFrame";
import { PAGE_CONTEXT, PAGE_OPEN } from "../protocol/frames/messages/pageMessages";
import { type MessageHandler, onMessage } from "../protocol/frames/receiver";
import { createListeners, type Listeners } from "./listeners";
import type { ConnectOptions } from "./options";
import type { Page } from "./page";
import { CALL_TIMEOUT_MS } from "./timeouts";

/** What the conversation changes on the side of the page: the context, from the welcome and from every message after it. */
export function createFrameSide(page: Page, { hashRouter = false, prepareHerd }: Pick<ConnectOptions, "hashRouter" | "prepareHerd">) {
  const contextListeners = createListeners<[FrameContext, FrameContext]>();
  const openListeners = createListeners<[FrameContext]>();
  const leaveListeners = createListeners<[]>();
  const networkListeners = createListeners<[NetworkState]>();
  const syncListeners = createListeners<[SyncStatus]>();
  const dialogListeners = createListeners<[]>();
  let current: FrameContext | null = null;
  let call: Call | null = null;
  let draftOf: (() => unknown) | null = null;

  const notify = async <Values extends readonly unknown[]>(listeners: Listeners<Values>, ...values: Values): Promise<Answer<null>> => {
    if (listeners.none()) return failed("not-handled");
    await listeners.notify(...values);
    return succeeded(null);
  };
  const follow = (context: FrameContext): Promise<Answer<null>> => {
    const before = current ?? context;
    current = context;
    return notify(contextListeners, context, before);
  };
  const open = async (context: FrameContext, address: string): Promise<Answer<null>> => {
    if (!hashRouter && openListeners.none()) return failed("not-handled");
    current = context;
    page.replaceHash(address, !hashRouter);
    await openListeners.notify(context);
    return succeeded(null);
  };
  const saveDraft = async (value: unknown): Promise<Answer<null>> => {
    const draft = value === null || value === undefined ? "" : jsonOf(value);
    if (draft === undefined) return failed("bad-payload");
    return call === null ? failed("closed") : call(DRAFT, { draft }, CALL_TIMEOUT_MS);
  };
  const handlers: readonly MessageHandler[] = [
    onMessage(PAGE_CONTEXT, ({ context }) => follow(context)),
    onMessage(PAGE_OPEN, ({ context, address }) => open(context, address)),
    onMessage(LEAVE, async () => {
      await leaveListeners.notify();
      return succeeded(null);
    }),
    onMessage(PING, () => succeeded(null)),
    onMessage(KEEP_DRAFT, async () => (draftOf === null ? failed("not-handled") : saveDraft(await draftOf()))),
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
    saveDraft,
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

/** Undefined for what is no JSON: a cycle, a function, a big integer. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
