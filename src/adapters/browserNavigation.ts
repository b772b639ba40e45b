import type { Navigation } from "../ports/navigation";
import { createListeners } from "./listeners";

/** The address bar and the history of the browser. */
export function createBrowserNavigation(browser: Window): Navigation {
  const changed = createListeners<string>();
  const current = () => browser.location.pathname + browser.location.search;
  browser.addEventListener("popstate", () => changed.tell(current()));
  return {
    current,
    push: (address) => {
      browser.history.pushState(null, "", address);
      changed.tell(current());
    },
    replace: (address) => {
      browser.history.replaceState(null, "", address);
      changed.tell(current());
    },
    reload: () => browser.location.reload(),
    onChange: changed.add,
  };
}
