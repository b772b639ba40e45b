import { useEffect } from "react";
import { SHOWN_FRAME } from "../parts/pageInFrame";

/** In the order F6 goes through them. */
const REGIONS = ["[data-layout] > header", "[data-layout] > aside[aria-label]", "[data-layout] > main", "[data-layout] > footer"];

/** F6 and Shift+F6 go from the menus into the frame and back, to where the focus was last. */
export function useRegionNavigation(): void {
  useEffect(() => {
    const last = new Map<Element, HTMLElement>();
    const onFocus = ({ target }: FocusEvent) => {
      const region = target instanceof HTMLElement ? target.closest(REGIONS.join()) : null;
      if (region !== null && target instanceof HTMLElement) last.set(region, target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F6" || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      const regions = REGIONS.flatMap((selector) => document.querySelector(selector) ?? []);
      const at = regions.findIndex((region) => region.contains(document.activeElement));
      const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1;
      enter(regions.at(next % regions.length), last);
    };
    // Keys pressed inside a frame stay there; a page of the shell's own origin can be listened to.
    const listen = (frame: HTMLIFrameElement) => frame.contentDocument?.addEventListener("keydown", onKeyDown);
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement) listen(target);
    };
    // Also whenever one gets the focus: its document may be another by then.
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) listen(document.activeElement);
    };
    for (const frame of document.querySelectorAll("iframe")) listen(frame);
    window.addEventListener("blur", onBlur);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("load", onLoad, true);
    return () => {
      window.removeEventListener("blur", onBlur);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("load", onLoad, true);
    };
  }, []);
}

function enter(region: Element | undefined, last: ReadonlyMap<Element, HTMLElement>): void {
  if (region === undefined) return;
  const before = last.get(region);
  const inside =
    region.querySelector<HTMLElement>(SHOWN_FRAME) ??
    (before?.isConnected ? before : null) ??
    region.querySelector<HTMLElement>("[aria-current=page]") ??
    region.querySelector<HTMLElement>("a, button, select, h1");
  inside?.focus();
}
