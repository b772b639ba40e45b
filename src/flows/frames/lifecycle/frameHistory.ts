import type { FrameElements } from "../../../ports/frames";
import type { Navigation } from "../../../ports/navigation";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { FramesDependencies } from "../dependencies";
import type { FrameConnections } from "../frameConnections";
import type { FrameLifecycle } from "../frameLifecycle";
import type { BroadcastRules } from "./broadcastContext";

/** Maximum of remembered history entries; the oldest are dropped. */
const MOST = 200;

/**
 * Back and forward. The browser handles the history entries a framed page adds itself; this remembers where the page was when an
 * entry of the shell was left, so that coming back restores it. The element of a removed frame stays if
 * its page has navigated: without it the browser would have entries that lead nowhere.
 */
export function frameHistory(
  elements: FrameElements,
  connections: FrameConnections,
  navigation: Pick<Navigation, "entry">,
  store: FramesStore,
  { clock, timing }: Pick<FramesDependencies, "clock" | "timing">,
): Pick<FrameLifecycle, "restoreAddress" | "addressOf" | "reuseElement" | "keepEmptyElement"> & Pick<BroadcastRules, "remove"> {
  const left = new Map<string, { readonly key: string; readonly address: string }>();
  let here = store.activeKey === null ? null : { entry: navigation.entry(), key: store.activeKey };

  const addressOf = (frame: LiveFrame) => {
    const element = connections.find(frame)?.element;
    const hash = element && elements.hash(element);
    return hash ? frame.current.address.replace(/#.*$/s, () => hash) : null;
  };
  const note = () => {
    const frame = here && store.find(here.key);
    // Not while it is on its way to this entry, where its page is not yet.
    const address = frame && frame.current === frame.destination && addressOf(frame);
    if (here === null || !address) return;
    left.delete(here.entry);
    left.set(here.entry, { key: here.key, address });
    const [oldest] = left.keys();
    if (left.size > MOST && oldest !== undefined) left.delete(oldest);
  };
  return {
    addressOf,
    restoreAddress: (key) => {
      note();
      here = { entry: navigation.entry(), key };
      const kept = left.get(here.entry);
      return kept?.key === key ? kept.address : null;
    },
    reuseElement: (frame, element) => {
      let end = () => {};
      let ended = false;
      // A page may ask its user whether to leave it, and stay.
      const cancel = clock.after(timing.loadTimeoutMs, () => store.setState(frame, { kind: "failed", why: "notAnswering" }));
      void elements.unload(element).then(() => {
        cancel();
        // Only now can the previous page send nothing any more.
        if (ended) return;
        end = connections.attach(frame, element);
        elements.load(element, frame.src);
      });
      return () => {
        cancel();
        ended = true;
        end();
      };
    },
    keepEmptyElement: elements.keepEmpty,
    remove: (frame) => {
      const element = connections.find(frame)?.element;
      store.remove(frame.key, element !== undefined && elements.hasNavigated(element));
    },
  };
}
