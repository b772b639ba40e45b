import type { Call } from "../protocol/frames/caller";
import { readHash } from "../protocol/frames/hashAddress";
import type { Welcome } from "../protocol/frames/messages/context";
import { DATEX_READ, DATEX_STORE } from "../protocol/frames/messages/datexMessages";
import { FIGURE } from "../protocol/frames/messages/figureMessage";
import type { MessageSpec } from "../protocol/frames/messages/message";
import { NETWORK } from "../protocol/frames/messages/messagesToFrame";
import { NAVIGATE } from "../protocol/frames/messages/navigateMessage";
import { PAGE_GET_USER, PAGE_RELATED } from "../protocol/frames/messages/pageMessages";
import { PAGE_SYNC_ENTRIES, PAGE_SYNC_READ } from "../protocol/frames/messages/pageSyncMessages";
import { READY } from "../protocol/frames/messages/readyMessage";
import { REPORT } from "../protocol/frames/messages/reportMessage";
import { DISCONNECT, LOGIN } from "../protocol/frames/messages/sessionMessages";
import { STORAGE_ACTION, STORAGE_READ, STORAGE_STORE } from "../protocol/frames/messages/storageMessages";
import { SYNC_DECIDE, SYNC_RETRY } from "../protocol/frames/messages/syncMessages";
import { SYNC_SAFE } from "../protocol/frames/messages/syncSafeMessage";
import { TITLE } from "../protocol/frames/messages/titleMessage";
import { CONFIRM, DIALOG, NOTICE, PROGRESS, TELEMETRY } from "../protocol/frames/messages/uiMessages";
import type { FrameSide } from "./frameSide";
import type { Page } from "./page";
import { plainParams } from "./plainParams";
import { readDraft } from "./readDraft";
import type { Shell } from "./shell";
import { CALL_TIMEOUT_MS, QUESTION_TIMEOUT_MS } from "./timeouts";

export function connectedShell<Routes extends object>(
  page: Page,
  side: FrameSide,
  call: Call,
  welcome: Welcome,
  close: () => void,
): Shell<Routes> {
  const ask = <Payload, Value>(spec: MessageSpec<Payload, Value>, payload: Payload, ms = CALL_TIMEOUT_MS) => call(spec, payload, ms);
  const context = () => side.current() ?? welcome.context;
  return {
    state: "connected",
    get context() {
      return context();
    },
    get address() {
      return readHash(page.hash());
    },
    calls: welcome.calls,
    may: (grant) => context().grants.includes(grant),
    onContext: side.contextListeners.add,
    onOpen: side.openListeners.add,
    onLeave: side.leaveListeners.add,
    onNetwork: side.networkListeners.add,
    reportNetwork: (network) => ask(NETWORK, { network }),
    onSyncStatus: side.syncListeners.add,
    navigate: (route, ...[params, query]) => ask(NAVIGATE, { route, params: plainParams(params), query: { ...query } }),
    report: (level, message, details = {}) => ask(REPORT, { level, message, details: { ...details } }),
    getUser: () => ask(PAGE_GET_USER, {}),
    related: () => ask(PAGE_RELATED, {}),
    setTitle: (title) => ask(TITLE, { title }),
    setFigure: (value, caption) => ask(FIGURE, { value, caption }),
    ready: () => ask(READY, {}),
    draft: readDraft(welcome.draft),
    setDirty: side.unsaved.setDirty,
    saveDraft: side.unsaved.saveDraft,
    forgetDraft: () => side.unsaved.saveDraft(null),
    onKeepDraft: side.keepDraftBy,
    notice: (kind, text) => ask(NOTICE, { kind, text }),
    confirm: (text, { accept, refuse }) => ask(CONFIRM, { text, accept, refuse }, QUESTION_TIMEOUT_MS),
    openDialog: () => ask(DIALOG, { open: true }),
    closeDialog: () => ask(DIALOG, { open: false }),
    onDialogClosed: side.dialogListeners.add,
    setProgress: (value) => ask(PROGRESS, { value }),
    measure: (name, value) => ask(TELEMETRY, { name, value }),
    datexStore: (domain, value) => ask(DATEX_STORE, { domain, value }),
    datexRead: (domain, key) => ask(DATEX_READ, { domain, key }),
    storageRead: (index) => ask(STORAGE_READ, { index }),
    storageStore: (index, value) => ask(STORAGE_STORE, { index, value }),
    storageAction: (index, payload, label, from) => {
      const { numCheptel } = context();
      const more = { ...(label !== undefined && { label }), ...(from && { from }), ...(numCheptel !== null && { numCheptel }) };
      return ask(STORAGE_ACTION, { index, payload, ...more });
    },
    syncSafe: (request) => ask(SYNC_SAFE, { ...request, numCheptels: [...request.numCheptels] }, request.timeout + CALL_TIMEOUT_MS),
    syncRead: () => ask(PAGE_SYNC_READ, {}),
    syncDecide: (key, decision, payload) => ask(SYNC_DECIDE, { key, decision, payload: payload ?? null }),
    syncRetry: (numCheptel) => ask(SYNC_RETRY, { numCheptel }),
    syncEntries: (from) => ask(PAGE_SYNC_ENTRIES, { from }),
    login: (numCheptel) => ask(LOGIN, { numCheptel }),
    disconnect: () => ask(DISCONNECT, {}),
    close,
  };
}
