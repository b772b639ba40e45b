import { type Effect, isWaiting } from "../effect";
import { joined } from "../unexplainedEffects";
import { headline, subjectWords } from "./effectHeadline";
import { effectLines } from "./effectLines";
import { firstOf, type Wording } from "./reachWords";

/** Effects that are alike and stand each for itself. */
const FEW_ALIKE = 3;
/** What waits and is told in full; more than that is a list. */
export const MOST_BLOCKS = 5;
/** A line that is longer takes the room of several. */
const LONG_LINE = 200;

/** What is told as one: an effect, with others that are like it in all but the name, and what comes of the same cause. */
export interface Entry {
  readonly effect: Effect;
  /** How many effects it stands for. */
  readonly count: number;
  readonly headline: string;
  /** Names of those that are like it, as a line. */
  readonly alike: string | null;
  readonly lines: readonly string[];
}

/** Effects as they are told: of many alike the first, with the names of the others; of those that wait for an answer all. */
export function entriesOf(effects: readonly Effect[], wording: Wording): readonly Entry[] {
  const folded = foldedInto(effects, wording);
  const inside = new Set([...folded.values()].flat());
  // It takes a look at all personas to say them.
  const lines = new Map(effects.map((effect) => [effect, inside.has(effect) ? [] : effectLines(effect, wording)]));
  const groups = new Map<string, Effect[]>();
  for (const effect of effects) {
    if (inside.has(effect)) continue;
    const key = folded.has(effect) ? effect.id : [effect.kind, isWaiting(effect), effect.answer, ...(lines.get(effect) ?? [])].join("\n");
    groups.set(key, [...(groups.get(key) ?? []), effect]);
  }
  return [...groups.values()].flatMap((alike) => {
    const [first, ...others] = alike;
    if (first === undefined || others.length < FEW_ALIKE) return alike.map((effect) => entryOf(effect, [], folded.get(effect) ?? []));
    return [entryOf(first, others, [])];
  });

  function entryOf(first: Effect, others: readonly Effect[], beside: readonly Effect[]): Entry {
    const all = [first, ...others, ...beside].map(({ personas }) => personas);
    const isAlone = all.length === 1;
    const effect = isAlone ? first : { ...first, personas: all.reduce(joined) };
    return {
      effect,
      count: all.length,
      headline: headline(first, wording),
      alike: others.length === 0 ? null : wording.say("effect-alike", { names: othersWords(others, wording) }),
      lines: [...beside.map((one) => headline(one, wording)), ...(isAlone ? (lines.get(first) ?? []) : effectLines(effect, wording))],
    };
  }
}

/** What is read in one go, of entries in the order of their weight. */
export interface Fitted {
  readonly waits: readonly (readonly string[])[];
  readonly rest: readonly (readonly string[])[];
  /** Effects that are left out; none of them waits. */
  readonly left: number;
  /** Whether there is more to be read elsewhere. */
  readonly isCut: boolean;
}

/** Entries as long as there is room: what waits is never left out, but behind the first ones it is its title alone. */
export function fitted(
  entries: readonly Entry[],
  most: number,
  block: (entry: Entry) => readonly string[],
  title: (entry: Entry) => readonly string[],
): Fitted {
  const sizeOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + Math.ceil(line.length / LONG_LINE), 0);
  const [waiting, others] = [true, false].map((waits) => entries.filter(({ effect }) => isWaiting(effect) === waits));
  const waits = (waiting ?? []).map((entry, n) => (n < MOST_BLOCKS ? block(entry) : title(entry)));
  let room = most - sizeOf(waits.flat());
  const rest: (readonly string[])[] = [];
  for (const entry of others ?? []) {
    const lines = block(entry);
    room -= sizeOf(lines);
    if (room < 0) break;
    rest.push(lines);
  }
  const left = (others ?? []).slice(rest.length).reduce((sum, { count }) => sum + count, 0);
  const isCut = left > 0 || waits.length > MOST_BLOCKS || entries.some(({ alike }) => alike !== null);
  return { waits, rest, left, isCut };
}

/** Each that waits with the hash by which it is said yes to, and what it becomes. */
function othersWords(others: readonly Effect[], wording: Wording): string {
  const isEach = others.some(isWaiting);
  const names = others.map((one) => {
    const { id, before, after } = one;
    const becomes = before === null || after === null ? "" : ` ${before} → ${after}`;
    return isEach ? `${subjectWords(one, wording)}${becomes} (${id})` : subjectWords(one, wording);
  });
  return isEach ? names.join(" · ") : firstOf(names, wording);
}

/** Of a new application that asks nothing: what has to be served for it, and tiles that open its pages alone. */
function foldedInto(effects: readonly Effect[], { base, head }: Wording): ReadonlyMap<Effect, readonly Effect[]> {
  const { routes, sections } = head.tables;
  const tiles = new Map(sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles.map((tile) => [tile.id, tile.target]))));
  const ownersOf = ({ kind, subjects: [subject = ""] }: Effect): readonly (string | undefined)[] => {
    if (kind === "base-added") return [subject];
    const target = kind === "tile-added" ? tiles.get(subject) : undefined;
    return target?.kind === "route" ? target.targets.map(({ route }) => routes[route]?.application) : [];
  };
  const free = effects.filter((effect) => effect.answer === "none");
  const found = new Map<Effect, readonly Effect[]>();
  for (const effect of free) {
    const owner = routes[effect.subjects[0] ?? ""]?.application ?? "";
    if (effect.kind !== "route-added" || Object.hasOwn(base.tables.applications, owner)) continue;
    const known = [...found.values()].flat();
    const beside = free.filter((one) => !known.includes(one) && ownersOf(one).length > 0 && ownersOf(one).every((id) => id === owner));
    if (beside.length > 0) found.set(effect, beside);
  }
  return found;
}
