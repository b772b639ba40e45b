import { type KeyboardEvent, useRef, useState } from "react";
import type { MapView } from "../../../codegen/studio/mapView";
import { StudioIcon } from "../parts/StudioIcon";
import { T } from "../work/pageTexts";
import { type Cell, cellOf, type Row } from "./rows";

interface AccessGridProps {
  readonly map: MapView;
  readonly rows: readonly Row[];
  readonly online: boolean;
  readonly persona: string;
  /** Whether a cell says what is gained and lost instead of what is open. */
  readonly showsTurned: boolean;
  readonly onFold: (key: string) => void;
  readonly onPick: (row: Row, persona: string) => void;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** One stop for the Tab key, and the arrows within. */
export function AccessGrid({ map, rows, online, persona, showsTurned, onFold, onPick }: AccessGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ row: 0, column: -1 });
  const current = { row: Math.min(at.row, rows.length - 1), column: at.column };

  const press = (event: KeyboardEvent) => {
    const row = rows[current.row];
    const step = STEPS[event.key];
    const column = map.personas[current.column];
    if (step !== undefined) {
      const next = {
        row: Math.max(0, Math.min(rows.length - 1, current.row + step[0])),
        column: Math.max(-1, Math.min(map.personas.length - 1, current.column + step[1])),
      };
      setAt(next);
      grid.current?.tBodies[0]?.rows[next.row]?.cells[next.column + 1]?.focus();
    } else if (row === undefined) return;
    else if (event.key === " " && row.isOpen !== null) onFold(row.key);
    else if (event.key === "Enter" && column) onPick(row, column.id);
    else if (event.key === "Enter" && row.isOpen !== null) onFold(row.key);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that the arrows walk through is a grid */}
      <table ref={grid} role="grid" aria-label={T.map.title} onKeyDown={press}>
        <thead>
          <tr>
            <td />
            {map.personas.map(({ id, label }) => (
              <th key={id} scope="col" aria-current={id === persona || undefined} title={label}>
                <span>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key} data-depth={row.depth}>
              <th
                scope="row"
                tabIndex={current.row === index && current.column < 0 ? 0 : -1}
                aria-expanded={row.isOpen ?? undefined}
                onFocus={() => setAt({ row: index, column: -1 })}
                onClick={() => row.isOpen !== null && onFold(row.key)}
              >
                {row.isOpen !== null && <StudioIcon name={row.isOpen ? "chevron-down" : "chevron-right"} size={16} />}
                <span>{row.label}</span>
                {row.isOpen !== null && <small>{row.routes.length}</small>}
              </th>
              {map.personas.map(({ id, label }, column) => {
                const cell = cellOf(row, column, online);
                const herds = row.isOpen === null && cell.open > 0 ? row.routes[0]?.partly[id] : undefined;
                const { look, sign, words } = showsTurned ? turnedFace(cell) : openFace(cell, row, herds);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
                  <td
                    key={id}
                    className="cell"
                    tabIndex={current.row === index && current.column === column ? 0 : -1}
                    {...look}
                    aria-label={T.map.opensTo(row.label, label, words)}
                    title={herds}
                    onFocus={() => setAt({ row: index, column })}
                    onClick={() => onPick(row, id)}
                  >
                    {sign}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Attributes that colour a cell, what stands in it, and what is said of it. */
interface CellFace {
  readonly look: { readonly [name: `data-${string}`]: string | number | true | undefined };
  readonly sign: string | number;
  readonly words: string;
}

function turnedFace({ gained, lost }: Cell): CellFace {
  const signs = [...(gained > 0 ? [`+${gained}`] : []), ...(lost > 0 ? [`−${lost}`] : [])];
  const turned = lost > 0 ? "loss" : gained > 0 ? "gain" : "same";
  return { look: { "data-turned": turned }, sign: signs.join(" ") || "=", words: T.map.turned(gained, lost) };
}

function openFace(cell: Cell, row: Row, herds: string | undefined): CellFace {
  const { open, share, needsNetwork } = cell;
  const sign = open === 0 ? "–" : row.isOpen !== null ? open : herds === undefined ? "✓" : "◐";
  return { look: { "data-share": share, "data-online": needsNetwork || undefined }, sign, words: herds ?? wordsOf(cell, row) };
}

function wordsOf({ open, needsNetwork }: Cell, { routes, isOpen }: Row): string {
  if (isOpen !== null) return T.map.ofAll(open, routes.length);
  return open === 0 ? T.map.no : needsNetwork ? T.map.onlyOnline : T.map.yes;
}
