import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import type { HerdInfo } from "../../domain/session/profile";
import styles from "./HerdList.module.css";

interface HerdListProps {
  readonly herds: readonly HerdInfo[];
  /** What names the list. */
  readonly labelledBy: string | undefined;
  /** How one is drawn. */
  readonly children: (herd: HerdInfo) => ReactNode;
}

/** Rows of the first paint, about as many as fit. */
const FIRST = 12;
/** Rows drawn together. */
const BLOCK = 25;
/** Height of a row before it has been drawn, in pixels. */
const ROW_PX = 60;

/** Thousands of herds: only the blocks of rows near the window of the list are in the page. */
export function HerdList({ herds, labelledBy, children }: HerdListProps) {
  // The first rows at once; the rest follows when they are painted.
  const isFirst = useDeferredValue(false, true);
  const all = isFirst ? herds.slice(0, FIRST) : herds;
  const blocks: HerdInfo[][] = [];
  for (let at = 0; at < all.length; at += BLOCK) blocks.push(all.slice(at, at + BLOCK));
  return blocks.map((rows, index) => (
    <Block key={rows[0]?.numCheptel} first={index === 0} rows={rows.length} labelledBy={labelledBy}>
      {() =>
        rows.map((herd, row) => (
          <li key={herd.numCheptel} aria-setsize={herds.length} aria-posinset={index * BLOCK + row + 1}>
            {children(herd)}
          </li>
        ))
      }
    </Block>
  ));
}

interface BlockProps {
  readonly first: boolean;
  readonly rows: number;
  readonly labelledBy: string | undefined;
  readonly children: () => ReactNode;
}

/** Rows that are drawn while they are near, or hold the focus; their space stays reserved. */
function Block({ first, rows, labelledBy, children }: BlockProps) {
  const block = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(first);
  const [height, setHeight] = useState(rows * ROW_PX);
  useEffect(() => {
    const element = block.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined || (!entry.isIntersecting && element.contains(document.activeElement))) return;
        if (!entry.isIntersecting && element.firstChild !== null) setHeight(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { root: element.parentElement, rootMargin: "600px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={block} className={styles.block} aria-labelledby={labelledBy} style={near ? undefined : { height }}>
      {near && children()}
    </ul>
  );
}
