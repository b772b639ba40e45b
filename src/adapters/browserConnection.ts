import type { Connection } from "../ports/connection";

/** Online and offline events of the browser. */
export function createBrowserConnection(browser: Window): Connection {
  return {
    isOnline: () => browser.navigator.onLine,
    onChange: (listener) => {
      const online = () => listener(true);
      const offline = () => listener(false);
      browser.addEventListener("online", online);
      browser.addEventListener("offline", offline);
      return () => {
        browser.removeEventListener("online", online);
        browser.removeEventListener("offline", offline);
      };
    },
    onFocus: (listener) => {
      browser.addEventListener("focus", listener);
      return () => browser.removeEventListener("focus", listener);
    },
  };
}
