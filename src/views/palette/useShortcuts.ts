import { useEffect, useRef } from "react";
import { QUICK_ACCESS } from "../../../generated/settings";
import { appendScannedKey, scannedNumber, type TagScan } from "../../domain/search/tagScan";
import type { ShortcutsStore } from "../../stores/shortcutsStore";
import { useShell } from "../context/shell";
import { useAnimalSearchAddress } from "./useAnimalSearchAddress";
import { useSectionTabs } from "./useSectionTabs";

const FIELDS = ["input", "textarea", "select", "[contenteditable]"].join();

/** The keys that work on every page. While the user types, or answers a dialog, only the one of the palette works. */
export function useShortcuts(shortcuts: ShortcutsStore | null): void {
  const { menu, location, open, quickDialogs } = useShell();
  const sections = useSectionTabs();
  const animalSearch = useAnimalSearchAddress();
  const scan = useRef<TagScan | null>(null);

  const openSection = (id: string) => {
    menu.showDrawer(null);
    menu.show(id);
    document.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)?.focus();
  };
  /** Whether the key was a shortcut. */
  const press = (event: KeyboardEvent): boolean => {
    // Hidden beside a public page.
    if (location.page.kind === "screen") return false;
    const { key, code, altKey, timeStamp } = event;
    const control = event.ctrlKey || event.metaKey;
    if (key === "Control" || key === "Meta") void quickDialogs.load().catch(() => {});
    const dialog = document.querySelector("dialog[open]");
    if (control && !altKey && key.toLowerCase() === "k") {
      // A dialog of the menus gives way; one that asks something does not.
      if (dialog === null || (menu.drawer !== null && !document.querySelector("dialog[closedby=none]"))) menu.showDrawer("palette");
      return true;
    }
    // The field itself, also in the chat, which has a tree of its own.
    if (dialog !== null || control || isField(event.composedPath()[0] ?? null)) return false;
    if (altKey) {
      const section = sections[Number(/^Digit([1-9])$/.exec(code)?.[1]) - 1];
      if (section !== undefined) openSection(section);
      return section !== undefined;
    }
    if (key === "Enter") {
      const number = scannedNumber(scan.current, timeStamp, QUICK_ACCESS);
      const animal = number === null ? null : animalSearch(number);
      scan.current = null;
      if (animal !== null) open(animal.href);
      return animal !== null;
    }
    scan.current = appendScannedKey(scan.current, key, timeStamp, QUICK_ACCESS);
    if (shortcuts?.single !== true) return false;
    if (key === "/") menu.showDrawer("palette");
    else if (key === "?") menu.showDrawer("shortcuts");
    else return false;
    return true;
  };

  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.isComposing && latest.current(event)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
