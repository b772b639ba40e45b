import { BACK_STEP, isBackStep } from "../parts/backStep";

interface Layer {
  /** Null while the back button shall do nothing. */
  readonly close: (() => void) | null;
  /** The page it lies over. */
  readonly address: string;
}

/** What is open over the page, the topmost last. All of it shares one step of the history. */
const layers: Layer[] = [];
/** A step back is under way, and another would leave the page. To the router it is no move: the entry of the history is the same to it. */
let goingBack = false;
let watching = false;

/** A browser with close watchers gives its dialogs the back button itself. */
export function hasCloseWatcher(): boolean {
  return window.CloseWatcher !== undefined;
}

/**
 * The back button of the phone closes what is open before it leaves the page. Answers what takes it back; no step of the history
 * is left behind then.
 */
export function closeOnBack(close: (() => void) | null): () => void {
  watch();
  const layer: Layer = { close, address: window.location.href };
  layers.push(layer);
  settle();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    // One layer may follow another at once: the step stays for it then.
    queueMicrotask(settle);
  };
}

function settle(): void {
  const needed = layers.length > 0;
  if (goingBack || needed === isBackStep()) return;
  if (needed) window.history.pushState({ ...window.history.state, [BACK_STEP]: true }, "");
  else {
    goingBack = true;
    window.history.back();
  }
}

function watch(): void {
  if (watching) return;
  watching = true;
  // Of the page before it was loaded anew: what lies beneath is not known, and may be another site.
  if (isBackStep()) window.history.replaceState({ ...window.history.state, [BACK_STEP]: false }, "");
  window.addEventListener("popstate", onPopState);
}

function onPopState(): void {
  const top = layers.at(-1);
  // What was opened or closed meanwhile is looked at now; without any, this may be a way forward to a step that served its turn.
  if (goingBack || top === undefined) {
    goingBack = false;
    settle();
  } else if (top.address !== window.location.href) top.close?.();
  else {
    if (top.close !== null) {
      layers.pop();
      top.close();
    }
    settle();
  }
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; readonly destroy: () => void };
  }
}

/** Closes what is open without being a dialog of the browser: Escape, and the back button of a device that has one. */
export function onCloseRequest(close: () => void): () => void {
  if (window.CloseWatcher !== undefined) {
    const watcher = new window.CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // A dialog over it takes the key for itself.
    if (key === "Escape" && document.querySelector("dialog[open]") === null) close();
  };
  window.addEventListener("keydown", onKeyDown);
  const giveBack = window.matchMedia("(pointer: coarse)").matches ? closeOnBack(close) : null;
  return () => {
    window.removeEventListener("keydown", onKeyDown);
    giveBack?.();
  };
}
