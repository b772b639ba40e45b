import { clientsClaim, skipWaiting } from "workbox-core";
import { cleanupOutdatedCaches } from "workbox-precaching";
import type { KeptPagesRequest } from "../domain/offline/keptPages";
import { SHELL_WORKER } from "../domain/offline/workerMessages";
import { filesToKeep, ofOrigins } from "./filesToKeep";
import { keepFrames, passBy } from "./keepFrames";
import { answerAboutPages } from "./keptPages";
import { serveFormerFiles } from "./serveFormerFiles";
import { keepShell } from "./shellCache";

/** The files of the shell, written in by the build (scripts/serviceWorker.mjs). */
declare const PRECACHED: { url: string; revision: string | null }[];

/** Filled in by the server, like the one of the page (src/server/site/isolation.ts): with other origins this is a newer worker. */
const FRAME_ORIGINS = '<meta name="frame-origins" content="" />';

// Not in the types of a window.
declare const navigator: { readonly connection?: { readonly saveData?: boolean } };
interface WorkerMessage extends Pick<Parameters<typeof keepMissing>[0], "waitUntil"> {
  readonly data: KeptPagesRequest | typeof SHELL_WORKER.takeOver | typeof SHELL_WORKER.keepMissing;
  readonly ports: readonly MessagePort[];
}
declare function addEventListener(type: "install", listener: typeof passBy): void;
declare function addEventListener(type: "message", listener: (event: WorkerMessage) => void): void;

const keepMissing = keepShell(filesToKeep(ofOrigins(PRECACHED, FRAME_ORIGINS), navigator.connection));
/** One request after the other: each reads and writes the same caches. */
let turn: Promise<unknown> = Promise.resolve();

addEventListener("install", passBy);
// A page keeps the files it was built with until the user takes the new version.
addEventListener("message", (event) => {
  const {
    data,
    ports: [port],
  } = event;
  if (data === SHELL_WORKER.takeOver) return void skipWaiting();
  if (data === SHELL_WORKER.keepMissing) return keepMissing(event);
  if (port === undefined) return;
  // A disk that is full, or refused: the shell need not know more than that nothing was kept.
  turn = turn.then(() => answerAboutPages(caches, data)).catch(() => undefined);
  // A message is over for the browser otherwise, and the worker may end with it.
  event.waitUntil(turn.then((answer) => port.postMessage(answer)));
});
// The first worker serves the page that brought it.
clientsClaim();
cleanupOutdatedCaches();
keepFrames();
serveFormerFiles();
