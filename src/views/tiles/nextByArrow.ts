/** How much worse it is to lie aside than further on. */
const ASIDE = 2;

/** Where an arrow key leads: to the next or last in the order of the page, or to the nearest above or below; null: nowhere. */
export function nextByArrow(key: string, from: HTMLElement, stops: readonly HTMLElement[]): HTMLElement | null {
  const at = stops.indexOf(from);
  if (key === "ArrowRight") return stops[at + 1] ?? null;
  if (key === "ArrowLeft") return stops[at - 1] ?? null;
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const box = from.getBoundingClientRect();
  let nearest = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const { top, bottom, left, right } = stop.getBoundingClientRect();
    const ahead = key === "ArrowDown" ? top - box.bottom : box.top - bottom;
    const aside = Math.max(0, left - box.right, box.left - right) + Math.abs(left - box.left) / 100;
    // Neighbours may share their edge.
    if (ahead < -1 || ahead + ASIDE * aside >= least) continue;
    nearest = stop;
    least = ahead + ASIDE * aside;
  }
  return nearest;
}
