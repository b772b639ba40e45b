import type { KeyboardEvent } from "react";

/** The arrows go from row to row, and down from the search. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const { currentTarget } = event;
  const stops = [
    ...(currentTarget.closest("dialog, [data-which-herd]")?.querySelectorAll<HTMLElement>("[type=search], [data-herd-choice]") ?? []),
  ];
  event.preventDefault();
  stops[stops.indexOf(currentTarget) + step]?.focus();
}
