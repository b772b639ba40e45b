import { quickYaml } from "../../read/quickYaml";
import { sourceLines } from "../../read/slip";
import { KINDS } from "../../schema/kinds";
import { keyNames } from "../schemaKeys";
import { absorbs } from "./absorbs";
import { type Best, withRows } from "./bestOf";
import { type EntryAlone, entriesAlone } from "./entryAlone";
import { faultsOf } from "./faultsOf";
import type { Faulty } from "./faulty";
import type { Trial } from "./trial";
import { NESTED, scalarTrials, trialsNear, wholeTrials } from "./trialsOf";

type Changed = Trial["changed"];

const NONE: Changed = new Map();
/** Changes of which two are tried together. */
const TOGETHER = 60;

/** The change that mends one entry, or the first of two that do, whatever else is wrong in the file. */
export function bestInEntry(faulty: Faulty, text: string): Best | null {
  const { kind, near, like, scalar, unreadable } = faulty;
  if (like !== null || NESTED.includes(kind)) return null;
  const rows = text.split("\n");
  const lines = sourceLines(text);
  const known = keyNames(KINDS[kind].schema);
  const trials = [...(scalar ? scalarTrials(faulty, lines) : [...wholeTrials(faulty, lines), ...trialsNear(faulty, lines)])]
    .filter((trial) => !absorbs(kind, lines, trial))
    .sort((a, b) => a.cost - b.cost);
  const entries = entriesAlone(lines, near, (name) => known.has(name)).flatMap((entry) => {
    const isSound = soundness(faulty, rows, entry);
    return isSound(NONE)
      ? []
      : [{ isSound, trials: trials.filter(({ changed }) => [...changed.keys()].every((row) => entry.lines.has(row))) }];
  });
  const one = entries.flatMap(({ isSound, trials: own }) => own.find(({ changed }) => isSound(changed)) ?? [])[0];
  const trial = one ?? (unreadable ? entries.flatMap(({ isSound, trials: own }) => firstOfTwo(own, isSound) ?? [])[0] : undefined);
  return trial === undefined ? null : { trial, text: withRows(text, trial.changed), rest: 1 };
}

/** Whether an entry adds no fault to the lines above it once it is changed. */
function soundness({ kind }: Faulty, rows: readonly string[], entry: EntryAlone): (changed: Changed) => boolean {
  const faults = (numbers: ReadonlySet<number>, changed: Changed) => {
    const kept = rows.flatMap((row, number) => (numbers.has(number) ? [changed.get(number) ?? row] : [])).join("\n");
    return faultsOf(kind, quickYaml(kept.replace(OPEN, "")), null);
  };
  const before = faults(entry.above, NONE) ?? [];
  return (changed) => faults(entry.lines, changed)?.every((fault) => before.includes(fault)) === true;
}

/** A last line that holds what would stand below it. */
const OPEN = /(?:^|\n)[^\n]*:\s*$/;

/** Two changes of different lines that mend an entry together: the one that stands above the other. */
function firstOfTwo(trials: readonly Trial[], isSound: (changed: Changed) => boolean): Trial | null {
  const few = different(trials).slice(0, TOGETHER);
  let best: { readonly first: Trial; readonly cost: number } | null = null;
  for (const [at, one] of few.entries())
    for (const other of few.slice(at + 1)) {
      const cost = one.cost + other.cost;
      if (best !== null && best.cost <= cost) break;
      if ([...one.changed.keys()].some((row) => other.changed.has(row))) continue;
      if (!isSound(new Map([...one.changed, ...other.changed]))) continue;
      best = { first: Math.min(...one.changed.keys()) < Math.min(...other.changed.keys()) ? one : other, cost };
    }
  return best?.first ?? null;
}

function different(trials: readonly Trial[]): readonly Trial[] {
  const seen = new Set<string>();
  return trials.filter(({ changed }) => {
    const key = JSON.stringify([...changed]);
    return !seen.has(key) && seen.add(key);
  });
}
