import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { HerdInfo } from "../../domain/session/profile";
import { BusinessName } from "../formats/BusinessName";
import { HerdNumber } from "../formats/HerdNumber";
import styles from "./HerdList.module.css";

interface HerdListProps {
  readonly herds: readonly HerdInfo[];
  readonly current: string | null;
  readonly busy: boolean;
  /** What stands for a herd without a name. */
  readonly unnamed: string;
  readonly onChoose: (herd: HerdInfo) => void;
}

/** Rows of the first picture, about as many as there is room for. */
const FIRST = 12;
/** Rows drawn together. */
const BLOCK = 25;
/** Height of a row before it has been drawn, in pixels. */
const ROW_PX = 60;

/** Thousands of herds: only the blocks of rows near the window of the list are in the page. */
export function HerdList({ herds, current, busy, unnamed, onChoose }: HerdListProps) {
  // The first rows at once; the rest follows when they are painted.
  const all = useDeferredValue(herds, herds.slice(0, FIRST));
  const blocks: HerdInfo[][] = [];
  for (let at = 0; at < all.length; at += BLOCK) blocks.push(all.slice(at, at + BLOCK));
  return (
    <div className={styles.list} aria-busy={busy} data-herd-list>
      {blocks.map((rows, index) => (
        <Block key={rows[0]?.numCheptel} first={index === 0} rows={rows.length}>
          {() =>
            rows.map((herd, row) => (
              <li key={herd.numCheptel} aria-setsize={herds.length} aria-posinset={index * BLOCK + row + 1}>
                <button
                  type="button"
                  data-herd-choice={herd.numCheptel}
                  aria-current={herd.numCheptel === current ? "true" : undefined}
                  onClick={() => onChoose(herd)}
                >
                  {herd.raisonSociale === "" ? unnamed : <BusinessName name={herd.raisonSociale} />}
                  <small>
                    <HerdNumber number={herd.numCheptel} />
                    {herd.ville !== "" && ` · ${herd.ville}`}
                  </small>
                </button>
              </li>
            ))
          }
        </Block>
      ))}
    </div>
  );
}

/** Rows that are drawn while they are near, or hold the focus; their room stays. */
function Block({ first, rows, children }: { first: boolean; rows: number; children: () => React.ReactNode }) {
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
    <ul ref={block} className={styles.block} style={near ? undefined : { height }}>
      {near && children()}
    </ul>
  );
}
