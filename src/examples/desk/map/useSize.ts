import { type RefObject, useEffect, useState } from "react";
import type { MapSize } from "../places/projection";

/** What an element measures, and will measure: a map is drawn in the pixels it has. */
export function useSize(of: RefObject<HTMLElement | null>, first: MapSize): MapSize {
  const [size, setSize] = useState(first);
  useEffect(() => {
    if (of.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return size;
}
