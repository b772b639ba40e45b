import { createPart } from "../loading/part";
import type { HelpDeskVisitor, SupportWidget } from "../ports/supportWidget";
import { scriptAddress } from "./scriptAddress";

/** The global of the help-desk script. */
interface HelpDesk {
  readonly open: (visitor: HelpDeskVisitor) => void;
  readonly close?: () => void;
}

declare global {
  interface Window {
    HelpDesk?: HelpDesk;
  }
}

/** The part of a window this needs. */
export interface ScriptWindow extends Pick<Window, "HelpDesk"> {
  readonly document: { readonly createElement: (tag: "script") => HTMLScriptElement; readonly head: Pick<HTMLElement, "append"> };
}

/** Loads the script when it is first needed, and calls its global. */
export function createSupportWidget(browser: ScriptWindow, address: string): SupportWidget {
  const script = createPart(() => addScript(browser, address));
  return {
    load: script.load,
    open: (visitor) => browser.HelpDesk?.open(visitor),
    close: () => browser.HelpDesk?.close?.(),
  };
}

function addScript(browser: ScriptWindow, address: string): Promise<void> {
  const script = browser.document.createElement("script");
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    script.src = scriptAddress(address);
    script.async = true;
    script.addEventListener("load", () => {
      if (typeof browser.HelpDesk?.open === "function") resolve();
      else fail("the script of the help desk leaves nothing to open");
    });
    script.addEventListener("error", () => fail("the script of the help desk does not come"));
    browser.document.head.append(script);
  });
}
