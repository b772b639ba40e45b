import { connect, type Messenger } from "penpal";
import { failed, succeeded } from "../../protocol/frames/answer";
import { createCaller } from "../../protocol/frames/caller";
import { SHELL_MESSAGES } from "../../protocol/frames/messages/allMessages";
import type { FrameContext } from "../../protocol/frames/messages/context";
import { DATEX_READ, DATEX_STORE } from "../../protocol/frames/messages/datexMessages";
import { DRAFT } from "../../protocol/frames/messages/draftMessages";
import { HELLO } from "../../protocol/frames/messages/helloMessage";
import type { MessageSpec } from "../../protocol/frames/messages/message";
import { isAllowed } from "../../protocol/frames/messages/message";
import {
  CONTEXT,
  DIALOG_CLOSED,
  KEEP_DRAFT,
  LEAVE,
  NETWORK,
  OPEN,
  PING,
  PREPARE_HERD,
  SYNC_STATUS,
} from "../../protocol/frames/messages/messagesToFrame";
import { RELATED } from "../../protocol/frames/messages/relatedMessage";
import { STORAGE_READ, STORAGE_STORE } from "../../protocol/frames/messages/storageMessages";
import { SYNC_SAFE } from "../../protocol/frames/messages/syncSafeMessage";
import { CONFIRM } from "../../protocol/frames/messages/uiMessages";
import { GET_USER } from "../../protocol/frames/messages/userMessage";
import { createReceiver, type MessageHandler, onMessage } from "../../protocol/frames/receiver";
import { SHELL_KEYS } from "../../protocol/frames/shellKeys";
import { negotiateVersion, PROTOCOL_VERSION, SUPPORTED_VERSIONS } from "../../protocol/frames/versions";
import { pageClock } from "../clock";
import type { StubMessage, StubOptions, StubShell } from "./stubShell";
import { STUB_HERDS, STUB_USER } from "./stubUser";

const CONTEXT_BEFORE: FrameContext = {
  epoch: 1,
  numCheptel: STUB_HERDS[0],
  language: "fr",
  theme: "light",
  network: "ONLINE",
  route: "stub.page",
  params: {},
  query: {},
  limits: {},
  grants: [],
};

const TIMEOUT_MS = 5000;

/** A stub shell over any channel to the page. */
export function stubOver(messenger: Messenger, options: StubOptions = {}): StubShell {
  const { versions = SUPPORTED_VERSIONS, calls = SHELL_MESSAGES.map(({ type }) => type), timeoutMs = TIMEOUT_MS } = options;
  const messages: StubMessage[] = [];
  let context: FrameContext = { ...CONTEXT_BEFORE, ...options.context };
  let version: number | null = null;
  let greet: (version: number) => void = () => undefined;
  const greeted = new Promise<number>((resolve) => {
    greet = resolve;
  });
  const hello = onMessage(HELLO, ({ versions: offered }) => {
    version = negotiateVersion(offered, versions);
    if (version === null) return failed("no-common-version");
    greet(version);
    return succeeded({ version, context, calls: [...calls], draft: options.draft ?? null, shortcuts: [...SHELL_KEYS] });
  });
  const handlers = [hello, ...stubHandlers(options)];
  const known = new Set(handlers.map(({ spec }) => spec.type));
  // Whatever needs no answer of its own: what is said stands in the list of messages.
  const others = SHELL_MESSAGES.filter(({ type }) => !known.has(type)).map(
    (spec): MessageHandler => onMessage(spec, () => succeeded(null)),
  );
  const receive = createReceiver([...handlers, ...others], {
    version: () => version,
    allows: (spec) => isAllowed(spec, calls),
    present: () => ({ epoch: context.epoch, herd: context.numCheptel }),
    onExcess: () => undefined,
  });
  const receiveAndNote = async (raw: unknown) => {
    const reply = await receive(raw);
    const { id: _, ...answer } = reply;
    const message: StubMessage = { ...noted(raw), answer };
    messages.push(message);
    options.onMessage?.(message);
    return reply;
  };
  const wire = connect<{ message: (raw: unknown) => unknown }>({ messenger, methods: { message: receiveAndNote } });
  wire.promise.catch(() => undefined);
  const sendRaw = async (message: unknown) => (await wire.promise).message(message);
  const { call, close } = createCaller({
    clock: pageClock,
    post: sendRaw,
    envelopeFields: () => ({ version: version ?? PROTOCOL_VERSION, epoch: context.epoch, herd: context.numCheptel }),
    onExcess: () => undefined,
  });
  const say = <Payload>(spec: MessageSpec<Payload, null>, payload: Payload) => call(spec, payload, timeoutMs);
  return {
    messages,
    context: () => context,
    version: () => version,
    greeted,
    open: ({ route, params = {}, query = {} }, address) => {
      context = { ...context, route, params, query };
      return say(OPEN, { context, address });
    },
    change: (part) => {
      const isOther = part.numCheptel !== undefined && part.numCheptel !== context.numCheptel;
      context = { ...context, ...part, epoch: part.epoch ?? context.epoch + (isOther ? 1 : 0) };
      return say(CONTEXT, { context });
    },
    leave: () => say(LEAVE, {}),
    ping: () => say(PING, {}),
    keepDraft: () => say(KEEP_DRAFT, {}),
    prepareHerd: (numCheptel) => call(PREPARE_HERD, { numCheptel, laitier: true, allaitant: false }, timeoutMs),
    network: (network) => {
      context = { ...context, network };
      return say(NETWORK, { network });
    },
    syncStatus: (waiting) => say(SYNC_STATUS, { status: waiting === 0 ? "synchronised" : "waiting", waiting }),
    endDialog: () => say(DIALOG_CLOSED, {}),
    sendRaw,
    close: () => {
      close();
      wire.destroy();
    },
  };
}

/** Stored values, in memory for as long as this page is open. */
function stubHandlers({ confirm = () => true, user = STUB_USER }: StubOptions): readonly MessageHandler[] {
  const shared = new Map<string, unknown>();
  const storage = new Map<string, unknown>();
  let keys = 0;
  return [
    onMessage(GET_USER, () => succeeded(user)),
    onMessage(CONFIRM, ({ text }) => succeeded(confirm(text))),
    onMessage(RELATED, () => succeeded([])),
    onMessage(DRAFT, () => succeeded(null)),
    onMessage(DATEX_STORE, ({ domain, value }) => {
      keys += 1;
      shared.set(JSON.stringify([domain, String(keys)]), value);
      return succeeded(String(keys));
    }),
    onMessage(DATEX_READ, ({ domain, key }) => {
      const place = JSON.stringify([domain, key]);
      const value = shared.get(place) ?? null;
      shared.delete(place);
      return succeeded(value);
    }),
    onMessage(STORAGE_READ, ({ index }) => succeeded(storage.get(index) ?? null)),
    onMessage(STORAGE_STORE, ({ index, value }) => {
      storage.set(index, value);
      return succeeded(null);
    }),
    onMessage(SYNC_SAFE, () => succeeded({ status: 1 as const })),
  ];
}

function noted(raw: unknown): Omit<StubMessage, "answer"> {
  const message: Record<string, unknown> = typeof raw === "object" && raw !== null ? { ...raw } : {};
  const { type, payload, version, epoch, herd } = message;
  return {
    type: typeof type === "string" ? type : "",
    payload,
    version: typeof version === "number" ? version : 0,
    epoch: typeof epoch === "number" ? epoch : null,
    herd: typeof herd === "string" ? herd : null,
  };
}
