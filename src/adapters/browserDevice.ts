import type { Device } from "../ports/device";
import { browserClock } from "./clock";

/** Not in the DOM types: only some browsers have it. */
export interface DeviceHints {
  readonly deviceMemory?: number;
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean; readonly type?: string };
}

/** Memory, network and idle time, as far as the browser reports them. */
export function createBrowserDevice(browser: Window & typeof globalThis): Device {
  const device: DeviceHints & Navigator = browser.navigator;
  const { deviceMemory, connection } = device;
  return {
    memoryGb: deviceMemory ?? null,
    network: () =>
      connection?.effectiveType === undefined || !device.onLine
        ? null
        : { speed: connection.effectiveType, metered: connection.saveData === true || connection.type === "cellular" },
    whenIdle: (run) => {
      // Safari has no requestIdleCallback.
      if (!("requestIdleCallback" in browser)) return browserClock.after(0, run);
      const handle = browser.requestIdleCallback(run);
      return () => browser.cancelIdleCallback(handle);
    },
    warnBeforeUnload: (ask) => {
      browser.onbeforeunload = ask ? (event) => event.preventDefault() : null;
    },
  };
}
