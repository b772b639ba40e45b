import { spawnSync } from "node:child_process";
import { type Finding, finding } from "../diagnostic/finding";
import { startOf } from "../diagnostic/range";
import { MOST_OF_FILE } from "../read/registryFiles";
import { MERGE_MARKER } from "../read/unreadableFinding";
import type { Registry } from "../viewer/registry";
import { seenIn } from "./seen";
import { committedSeen, SEEN } from "./seenFiles";
import { readSeen } from "./seenText";

/** Findings, and tiles or pages of one, shown before the rest is a number; who gains or loses is always told whole. */
const MOST_FINDINGS = 10;
const MOST_ITEMS = 6;

interface Change {
  readonly file: string;
  readonly line: number;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly items: string[];
  /** Items of which the snapshot says nothing. */
  readonly isNew: boolean;
}

/** What the personas see otherwise than in the committed snapshot: what changes for the same people is one finding. */
export function seenFindings(path: string, registry: Registry): readonly Finding[] {
  const committed = committedSeen(path);
  if (committed === null) return wasCommitted(path) ? [finding(startOf(SEEN), "seen-missing", {})] : [];
  const large = [...committed].filter(([, text]) => text.length > MOST_OF_FILE);
  if (large.length > 0) return large.map(([file]) => finding(startOf(`${SEEN}/${file}`), "seen-large", { most: MOST_OF_FILE / 1_000_000 }));
  const merged = [...committed].flatMap(([file, text]) => {
    const at = text.search(MERGE_MARKER);
    const line = text.slice(0, at).split("\n").length;
    return at < 0 ? [] : [finding({ ...startOf(`${SEEN}/${file}`), line, endLine: line }, "seen-merge", {})];
  });
  if (merged.length > 0) return merged;
  const changes = changesOf(committed, seenIn(registry));
  const rest = changes.slice(MOST_FINDINGS).flatMap(({ items }) => items).length;
  return [
    ...changes.slice(0, MOST_FINDINGS).map(({ file, line, gained, lost, items, isNew }) => {
      const at = { ...startOf(`${SEEN}/${file}`), line, endLine: line };
      const params = { items: short(items), gained: gained.join(", ") || "–", lost: lost.join(", ") || "–" };
      if (isNew && gained.length === 0) return finding(at, "seen-nobody", { items: params.items });
      const code = isNew ? "seen-new" : lost.length === 0 ? "seen-gained" : gained.length === 0 ? "seen-lost" : "seen-changed";
      return finding(at, code, params);
    }),
    ...(rest > 0 ? [finding(startOf(SEEN), "seen-more", { count: rest })] : []),
  ];
}

/** A registry that never had a snapshot has nothing to be compared with; one of which git knows it has lost it. */
function wasCommitted(path: string): boolean {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%H", "--", SEEN], { cwd: path, encoding: "utf8" });
  return (stdout ?? "").trim() !== "";
}

function changesOf(committed: ReadonlyMap<string, string>, seen: ReturnType<typeof seenIn>): readonly Change[] {
  const changes = new Map<string, Change>();
  for (const file of new Set([...committed.keys(), ...seen.keys()])) {
    const before = readSeen(committed.get(file) ?? "");
    const after = seen.get(file) ?? new Map<string, readonly string[]>();
    for (const item of new Set([...before.keys(), ...after.keys()])) {
      const { who: then = [], line = 1 } = before.get(item) ?? {};
      const now = after.get(item) ?? [];
      const gained = now.filter((one) => !then.includes(one));
      const lost = then.filter((one) => !now.includes(one));
      if (gained.length + lost.length === 0 && before.has(item) === after.has(item)) continue;
      const isNew = !before.has(item);
      const key = JSON.stringify([gained, lost, isNew]);
      const known = changes.get(key) ?? { file, line, gained, lost, items: [], isNew };
      changes.set(key, known);
      known.items.push(item);
    }
  }
  return [...changes.values()];
}

function short(items: readonly string[]): string {
  const more = items.length - MOST_ITEMS;
  return [...items.slice(0, MOST_ITEMS), ...(more > 0 ? [`+${more}`] : [])].join(", ");
}
