import type { Place, RegistryModel } from "../link/model";
import { ALL_KINDS, type Kind } from "../schema/kinds";
import { renamedGroups, renamedParam, renamedSections, renamedTo } from "./renamedNames";
import type { Side } from "./side";

/** A value that is not the same on both sides. */
export interface ValueChange {
  /** `tabs`, `menu sante`, `settings access`: which document. */
  readonly document: string;
  /** Names on the way to the value: of an entry of a list its id. */
  readonly names: readonly string[];
  /** Undefined where it is not there. */
  readonly before: unknown;
  readonly after: unknown;
  /** On the newer side where it is there still. */
  readonly place: Place;
  readonly isGone: boolean;
  /** A text, or what only the demo shows: nobody gains or loses by it. */
  readonly isText: boolean;
}

/** Keys of texts. Who may pass is compared by meaning (`accessChange.ts`), not as it is written. */
const TEXTS: ReadonlySet<string> = new Set(["label", "purpose", "since", "owner", "sample", "demo", "icon"]);
const OF_TEXTS: ReadonlySet<string> = new Set<Kind>(["labels", "persona", "icons", "news"]);
const APART: ReadonlySet<Kind> = new Set(["accepted", "harmless"]);

type Bare = Omit<ValueChange, "document" | "isText">;

const MOST_OF_VALUE = 60;

interface Found {
  readonly file: string;
  readonly path: Place["path"];
  readonly value: unknown;
}

/** A tile where it is written. */
interface TileFound extends Found {
  readonly document: string;
  readonly group: string;
  readonly names: readonly string[];
}

/** All values in which two registries differ, whatever they are for. */
export function valueChanges(base: Side, head: Side): readonly ValueChange[] {
  const renamed = renamedTo(base, head);
  const sections = renamedSections(base, head);
  const param = renamedParam(base, head);
  const [before, after] = [documentsOf(base.model, sections, renamedGroups(base, head)), documentsOf(head.model)];
  const [tilesBefore, tilesAfter] = [tilesIn(before), tilesIn(after)];
  const moved = new Map([...tilesBefore].filter(([id, { group }]) => (tilesAfter.get(id)?.group ?? group) !== group));
  const changesIn = (document: string, found: Iterable<Bare>) =>
    [...found].map((change) => ({ document, ...change, isText: isText(document, change) }));
  return [
    ...[...new Set([...before.keys(), ...after.keys()])].flatMap((document) =>
      changesIn(document, compare(before.get(document), after.get(document), [])),
    ),
    ...[...moved].flatMap(([id, was]) => {
      const now = tilesAfter.get(id);
      return now === undefined ? [] : changesIn(now.document, movedTile(was, now));
    }),
  ];

  /** A tile of another group: where it stands, and what else has changed of it. */
  function* movedTile(was: TileFound, now: TileFound): Iterable<Bare> {
    yield { names: [...now.names, "group"], before: was.group, after: now.group, place: now, isGone: false };
    yield* compare(was, now, now.names);
  }

  function* compare(was: Found | undefined, now: Found | undefined, names: readonly string[]): Iterable<Bare> {
    const known = was && { ...was, value: renamedIn(was.value, names) };
    if (JSON.stringify(known?.value) === JSON.stringify(now?.value)) return;
    const isWhole = was === undefined || now === undefined;
    if (isWhole && names[0] === "groups" && names.length === 4 && moved.has(names[3] ?? "")) return;
    const [one, other] = [known && partsOf(known), now && partsOf(now)];
    if (known !== undefined && now !== undefined && one && other) {
      const order = [one, other].map((parts) => [...parts.keys()].filter((name) => one.has(name) && other.has(name)).join(", "));
      if (Array.isArray(now.value) && order[0] !== order[1])
        yield { names: [...names, "order"], before: order[0], after: order[1], place: now, isGone: false };
      for (const name of new Set([...one.keys(), ...other.keys()])) yield* compare(one.get(name), other.get(name), [...names, name]);
      return;
    }
    const place = now ?? was;
    if (place !== undefined) yield { names, before: was?.value, after: now?.value, place, isGone: now === undefined };
  }

  /** A value by the names of now. */
  function renamedIn(value: unknown, names: readonly string[]): unknown {
    const [last = ""] = names.slice(-1);
    if (typeof value === "string") return (last === "section" ? sections : renamed).get(value) ?? value;
    if (Array.isArray(value)) return value.map((one) => renamedIn(one, names));
    if (last !== "params" || param === null || typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name === param[0] ? param[1] : name, one]));
  }
}

function isText(document: string, { names, place }: Bare): boolean {
  const root = document.startsWith("settings ") ? 1 : 0;
  // An entry of a list may be called as a key is.
  const isKey = (n: number) => typeof place.path[root + n] === "string" && names[n - 1] !== "params";
  return OF_TEXTS.has(document.split(" ")[0] ?? "") || names.some((name, n) => TEXTS.has(name) && isKey(n));
}

/** Documents by kind and id; of the settings each block is one, in whichever file it stands. */
function documentsOf(
  { documents }: RegistryModel,
  sections: ReadonlyMap<string, string> = new Map(),
  groups: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, Found> {
  const named = (section: string | null, group: string) => groups.get(`${section}.${group}`)?.split(".").at(-1) ?? group;
  return new Map(
    ALL_KINDS.filter((kind) => !APART.has(kind)).flatMap((kind) =>
      documents[kind].flatMap(({ file, document }): readonly (readonly [string, Found])[] => {
        if (kind === "settings") return Object.entries(document).map(([name, value]) => [`${kind} ${name}`, { file, path: [name], value }]);
        const written = kind === "labels" ? file : "id" in document ? document.id : null;
        const id = written !== null && kind === "menu" ? (sections.get(written) ?? written) : written;
        const inside = "groups" in document && { groups: document.groups.map((one) => ({ ...one, id: named(id, one.id) })) };
        // An application without pages, or a frame, is one with nothing in them.
        const empty = kind === "application" && { frame: { isolation: "path" }, routes: {} };
        const value = "id" in document ? { ...empty, ...document, id, ...inside } : document;
        return [[id === null ? kind : `${kind} ${id}`, { file, path: [], value }]];
      }),
    ),
  );
}

/** Each tile by its id, with the section and group in which it stands. */
function tilesIn(documents: ReadonlyMap<string, Found>): ReadonlyMap<string, TileFound> {
  const within = (found: Found, name: string) => {
    const list = partsOf(found)?.get(name);
    return [...((list && partsOf(list)) ?? [])];
  };
  return new Map(
    [...documents].flatMap(([document, found]) =>
      document.startsWith("menu ")
        ? within(found, "groups").flatMap(([group, one]) =>
            within(one, "tiles").map(([id, tile]): [string, TileFound] => [
              id,
              { ...tile, document, group: `${document.slice("menu ".length)}.${group}`, names: ["groups", group, "tiles", id] },
            ]),
          )
        : [],
    ),
  );
}

/** What a value is made of, by name; null of one that is compared as a whole. */
function partsOf({ file, path, value }: Found): ReadonlyMap<string, Found> | null {
  if (Array.isArray(value)) {
    const ids = value.map((one: unknown) => idOf(one));
    if (!ids.every((one) => one !== null) || new Set(ids).size < ids.length) return null;
    return new Map(value.map((one: unknown, n) => [ids[n] ?? "", { file, path: [...path, n], value: one }]));
  }
  if (typeof value !== "object" || value === null) return null;
  return new Map(Object.entries(value).map(([name, part]) => [name, { file, path: [...path, name], value: part }]));
}

/** What an entry of a list is known by; of an act of the search with the stage for which it is. */
function idOf(value: unknown): string | null {
  const { id, stage, version, numCheptel, value: named, label }: Readonly<Record<string, unknown>> = Object(value);
  const known = [
    typeof id === "string" && typeof stage === "string" ? `${id} ${stage}` : id,
    version,
    numCheptel,
    named,
    ...Object.values(Object(label)),
  ].find((one) => one !== undefined);
  return typeof known === "string" ? known : null;
}

/** As much of a value as a line holds, from where it differs from the other. */
export function cutBeside(value: string, other: string | null): string {
  const same = [...value].findIndex((sign, n) => sign !== other?.[n]);
  const from = value.length <= MOST_OF_VALUE ? 0 : Math.max(0, same - MOST_OF_VALUE / 4);
  const end = from + MOST_OF_VALUE;
  return `${from > 0 ? "…" : ""}${value.slice(from, end)}${end < value.length ? "…" : ""}`;
}
