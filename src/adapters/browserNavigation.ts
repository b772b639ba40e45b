import type { NavigateTo, Navigation, RouterLink } from "../ports/navigation";
import { createListeners } from "./listeners";

/** Navigates by the router of the views; before it is rendered, by the history of the browser. */
export function createBrowserNavigation(browser: Window): Navigation & RouterLink {
  const { location, history } = browser;
  const changed = createListeners<string>();
  const current = () => location.pathname + location.search;
  const unrouted: NavigateTo = (address, { replace }) => history[replace ? "replaceState" : "pushState"](null, "", address);
  let go = unrouted;
  let entry = "";
  return {
    current,
    entry: () => entry,
    push: (address) => go(address, { replace: false }),
    replace: (address) => go(address, { replace: true }),
    reload: () => location.reload(),
    onChange: changed.add,
    attach: (routed) => {
      go = routed;
      return () => {
        go = unrouted;
      };
    },
    moved: ({ pathname, search, key }) => {
      const address = pathname + search;
      if (entry === key + address) return;
      entry = key + address;
      changed.notify(address);
    },
  };
}
