import { DATEX_READ, DATEX_STORE } from "./datexMessages";
import { DIRTY, DRAFT } from "./draftMessages";
import { FIGURE } from "./figureMessage";
import type { MessageSpec } from "./message";
import { DIALOG_CLOSED, KEEP_DRAFT, LEAVE, NETWORK, PING, PREPARE_HERD, SYNC_STATUS } from "./messagesToFrame";
import { NAVIGATE } from "./navigateMessage";
import { PAGE_CONTEXT, PAGE_GET_USER, PAGE_HELLO, PAGE_OPEN, PAGE_RELATED } from "./pageMessages";
import { PAGE_SYNC_ENTRIES, PAGE_SYNC_READ } from "./pageSyncMessages";
import { READY } from "./readyMessage";
import { REPORT } from "./reportMessage";
import { DISCONNECT, LOGIN } from "./sessionMessages";
import { STORAGE_ACTION, STORAGE_READ, STORAGE_STORE } from "./storageMessages";
import { SYNC_DECIDE, SYNC_RETRY } from "./syncMessages";
import { SYNC_SAFE } from "./syncSafeMessage";
import { TITLE } from "./titleMessage";
import { CONFIRM, DIALOG, NOTICE, PROGRESS, SHORTCUT, TELEMETRY } from "./uiMessages";

/** All messages from frames to the shell (section 7.2 and beyond). */
export const SHELL_MESSAGES: readonly MessageSpec[] = [
  ...[PAGE_HELLO, NAVIGATE, REPORT, PAGE_GET_USER, PAGE_RELATED, READY, TITLE],
  ...[DIRTY, DRAFT, NOTICE, CONFIRM, DIALOG, PROGRESS, SHORTCUT, TELEMETRY, FIGURE],
  ...[DATEX_STORE, DATEX_READ, STORAGE_READ, STORAGE_STORE, STORAGE_ACTION],
  ...[NETWORK, SYNC_SAFE, LOGIN, DISCONNECT, PAGE_SYNC_READ, SYNC_DECIDE, SYNC_RETRY, PAGE_SYNC_ENTRIES],
];

/** All messages from the shell to frames. */
export const FRAME_MESSAGES: readonly MessageSpec[] = [
  PAGE_OPEN,
  PAGE_CONTEXT,
  LEAVE,
  PING,
  KEEP_DRAFT,
  PREPARE_HERD,
  NETWORK,
  SYNC_STATUS,
  DIALOG_CLOSED,
];
