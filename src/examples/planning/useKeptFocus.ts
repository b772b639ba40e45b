import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** What has the focus in a row. */
interface Held {
  readonly element: HTMLElement;
  readonly task: string;
  /** The row, and the button in it. */
  readonly at: number;
  readonly nth: number;
}

/** A row that moves to another stretch of time is drawn anew there: its button keeps the focus, else the row now in its place, else the heading. */
export function useKeptFocus(page: RefObject<HTMLElement | null>) {
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    const { current } = held;
    if (current === null || page.current === null) return;
    held.current = current.element.isConnected ? heldBy(page.current, current.element) : null;
    if (held.current === null) focusNear(page.current, current);
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      held.current = target instanceof HTMLElement ? heldBy(currentTarget, target) : null;
    },
    onBlur: () => {
      held.current = null;
    },
  };
}

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>("[data-task]")];
const buttonsOf = (row: HTMLElement) => [...row.querySelectorAll("button")];

/** Null: it is in no row. */
function heldBy(page: HTMLElement, element: HTMLElement): Held | null {
  const at = rowsOf(page).findIndex((row) => row.contains(element));
  const row = rowsOf(page)[at];
  if (row === undefined) return null;
  return { element, task: row.dataset.task ?? "", at, nth: buttonsOf(row).findIndex((button) => button.contains(element)) };
}

function focusNear(page: HTMLElement, { task, at, nth }: Held): void {
  const rows = rowsOf(page);
  const own = rows.filter(({ dataset }) => dataset.task === task);
  // What is folded takes no focus.
  for (const row of [...own, ...rows.slice(at)]) {
    const button = buttonsOf(row)[nth] ?? row.querySelector<HTMLElement>("button[aria-expanded]");
    button?.focus();
    if (document.activeElement === button) return;
  }
  const heading = page.querySelector("h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
