import { ignoreAccents } from "../../src/domain/search/ignoreAccents";
import { wordsMeant } from "../../src/domain/search/piecesOf";
import { type SearchEntry, searchEntries, searchEntryOf } from "../../src/domain/search/searchEntries";
import { labelOf } from "../answer/labelOf";
import { type Position, positionOf } from "../answer/position";
import type { Reference } from "../link/model";
import { targetsOf } from "../link/targetsOf";
import { defaultLanguage, type Registry } from "../viewer/registry";

/** What is found, and what the keys of its texts begin with. */
const KINDS = { route: "route", tile: "tile", application: "app", grant: "grant" } as const;
type Kind = keyof typeof KINDS;

/** Something that can be explained by its name. */
export interface FoundEntry extends Position {
  readonly kind: Kind;
  readonly name: string;
  readonly label: string | null;
  /** What a page is for. */
  readonly purpose: string | null;
  /** Where a page is, or which one a tile opens; null for the others. */
  readonly leads: string | null;
}

export interface FindAnswer {
  readonly asked: string;
  /** What is found instead where nothing says what was asked: the same words but for one slip each. */
  readonly meant?: string;
  /** By kind, the best of each kind first. */
  readonly found: readonly FoundEntry[];
  readonly icons: readonly string[];
  /** Found, but not shown. */
  readonly more: number;
}

/** Letters from which the inside of a word is searched: who types `veau` does not mean "nouveau". */
const INSIDE = 6;

/** As many of a kind as one reads at a glance. */
const SHOWN = 8;

type Entries = readonly { readonly kind: Kind; readonly entries: readonly SearchEntry<Reference>[] }[];

/** Pages, tiles, applications and grants by their texts in any language or by their names, and icons by theirs. */
export function findAnswer(registry: Registry, asked: string, language: string, iconSet: readonly string[]): FindAnswer {
  const openers = openersIn(registry);
  const all = (["route", "tile", "application", "grant"] as const).map((kind) => {
    const declared = registry.model.references.filter(({ vocabulary, role }) => vocabulary === kind && role === "declares");
    return { kind, entries: declared.map((one) => entryFor(registry, one, kind, openers)) };
  });
  const answer = answerFor(registry, all, asked, language, iconSet);
  if (answer.found.length > 0 || answer.icons.length > 0) return answer;
  // Else what is found where one slip a word is forgiven, as the search of the shell does.
  const entries = all.flatMap((one) => one.entries);
  const [best] = searchEntries(entries, asked, 1, true).items;
  const said = entries.find(({ item }) => item === best);
  const meant = said === undefined ? null : wordsMeant(`${said.title}${said.more}`, asked);
  return meant === null ? answer : { ...answerFor(registry, all, meant, language, []), asked, meant };
}

function wordsOf(asked: string): readonly string[] {
  const words = ignoreAccents(asked).trim().split(" ");
  return words.map((word) => (word.length < INSIDE ? ` ${word}` : word));
}

function answerFor(registry: Registry, all: Entries, asked: string, language: string, iconSet: readonly string[]): FindAnswer {
  const words = wordsOf(asked);
  const found = all.map(({ kind, entries }) => {
    const matching = entries.filter(({ title, more }) => words.every((word) => `${title}${more}`.includes(word)));
    return { kind, ...searchEntries(matching, asked, SHOWN) };
  });
  const own = registry.model.documents.icons.flatMap(({ document }) => Object.keys(document.icons));
  const named = [...own, ...iconSet].map((name) => searchEntryOf(name, { title: name }));
  const icons = searchEntries(named, asked, SHOWN * 2);
  return {
    asked,
    found: found.flatMap(({ kind, items }) =>
      items.map(({ name, place }) => {
        const label = labelOf(registry, `${KINDS[kind]}.${name}`, language);
        const purpose = kind === "route" ? labelOf(registry, `purpose.${name}`, language) : null;
        return { kind, name, label, purpose, leads: leadsOf(registry, kind, name), ...positionOf(registry, place) };
      }),
    ),
    icons: icons.items,
    more: [...found, icons].reduce((sum, { total, items }) => sum + total - items.length, 0),
  };
}

/** Ranked by its text in the default language, so that the order is the same for every reader. */
function entryFor(registry: Registry, one: Reference, kind: Kind, openers: ReadonlyMap<string, readonly string[]>): SearchEntry<Reference> {
  const { name } = one;
  const key = `${KINDS[kind]}.${name}`;
  const keys = [key, ...(kind === "route" ? [`purpose.${name}`, ...(openers.get(name) ?? [])] : [])];
  const texts = keys.flatMap((each) => Object.values(registry.model.texts.get(each)?.texts ?? {}));
  const title = labelOf(registry, key, defaultLanguage(registry)) ?? name;
  return searchEntryOf(one, { title, more: [name, leadsOf(registry, kind, name) ?? "", ...texts] });
}

/** Keys of the texts of the tiles that open a route. */
function openersIn({ model }: Registry): ReadonlyMap<string, readonly string[]> {
  const openers = new Map<string, string[]>();
  for (const { id, document } of model.tiles.values())
    if (document.route !== undefined) openers.set(document.route, [...(openers.get(document.route) ?? []), `tile.${id}`]);
  return openers;
}

function leadsOf({ model }: Registry, kind: Kind, name: string): string | null {
  const path = kind === "route" ? (model.routes.get(name)?.path ?? null) : null;
  if (path !== null) return `/${path}`;
  const tile = kind === "tile" ? model.tiles.get(name)?.document : undefined;
  if (tile === undefined) return null;
  return (
    tile.link ??
    (targetsOf(tile)
      .map(({ route }) => route)
      .join(", ") ||
      null)
  );
}
