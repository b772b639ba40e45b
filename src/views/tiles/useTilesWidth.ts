import { type RefObject, useEffect, useState } from "react";

/** Letters of the usual size, in px. */
const LETTERS = 16;

export interface TilesWidth {
  readonly width: number;
  /** Of the reader's letters. */
  readonly scale: number;
}

/** The width an element has for its tiles, guessed until it has been laid out: measured before that, it would hold up the press. */
export function useTilesWidth(element: RefObject<Element | null>, guess: () => number): TilesWidth {
  const [found, setFound] = useState(() => {
    const scale = scaleNow();
    return { width: guess(), scale };
  });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const next = { width: entry?.contentRect.width ?? 0, scale: scaleNow() };
      setFound((last) => (last.width === next.width && last.scale === next.scale ? last : next));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return found;
}

function scaleNow(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTERS;
}
