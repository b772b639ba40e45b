/** Mark of the step in the history that the back button takes to close what is open over the page. */
const BACK_STEP = "backStep";

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
/** The page that is opened once that is done: the step would take it along. */
let next: (() => void) | null = null;
/** Has the steps looked at in a task of its own; null until something is open. */
let later: MessagePort | null = null;

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
    // Another layer or a page may follow after a few promises: the step is theirs then.
    later?.postMessage(null);
  };
}

/** Opens a page in the place of the step, if one stands and is not being taken back. Of several that wait for that the last counts. */
export function openOverSteps(replace: boolean, open: (replace: boolean) => void): void {
  // The page to be replaced lies beneath the step.
  if (replace && layers.length === 0) settle();
  if (goingBack && isBackStep()) next = () => open(replace);
  else open(replace || isBackStep());
}

/** Whether the newest step of the history is there for the back button alone. */
function isBackStep(): boolean {
  return Boolean(window.history.state?.[BACK_STEP]);
}

function settle(): void {
  const needed = layers.length > 0;
  if (goingBack || needed === isBackStep()) return;
  if (needed) {
    const { state } = window.history;
    // The router counts the pages by it: one that takes the place of the step has another beneath.
    window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [BACK_STEP]: true }, "");
  } else {
    goingBack = true;
    window.history.back();
  }
}

function watch(): void {
  if (later !== null) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = settle;
  later = port2;
  // Of the page before it was loaded anew: what lies beneath is not known, and may be another site.
  if (isBackStep()) window.history.replaceState({ ...window.history.state, [BACK_STEP]: false }, "");
  window.addEventListener("popstate", onPopState);
}

function onPopState(): void {
  const top = layers.at(-1);
  // What was opened or closed meanwhile is looked at now; without any, this may be a way forward to a step that served its turn.
  if (goingBack || top === undefined) {
    const open = next;
    goingBack = false;
    next = null;
    open?.();
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
