import type { SectionView, TileView } from "../../../codegen/studio/menuView";
import type { Edit } from "../../../codegen/studio/requests";

/** A tile as it is being typed. */
export interface TileDraft {
  readonly id: string;
  readonly label: Readonly<Record<string, string>>;
  readonly icon: string;
  readonly size: 1 | 2;
  readonly route: string | null;
  readonly group: string;
  readonly before: string | null;
}

interface Language {
  readonly id: string;
}

export function draftOf(languages: readonly Language[], section: SectionView, tile: TileView | undefined, group: string): TileDraft {
  const own = section.groups.find(({ tiles }) => tiles.some(({ id }) => id === tile?.id));
  return {
    id: tile?.id ?? "",
    label: Object.fromEntries(languages.map(({ id }) => [id, tile?.texts[id] ?? ""])),
    icon: tile?.icon ?? "",
    size: tile?.size ?? 1,
    route: tile?.route ?? null,
    group: own?.id ?? (section.groups.some(({ id }) => id === group) ? group : (section.groups[0]?.id ?? "")),
    before: null,
  };
}

/** The step that the draft stands for; null for a tile that stands for several. */
export function editOf(
  { group, before, ...tile }: TileDraft,
  section: SectionView,
  known: TileView | undefined,
  isNew: boolean,
): Edit | null {
  if (isNew) return { kind: "add", section: section.id, group, before, tile };
  return known === undefined || known.stamp === null ? null : { kind: "change", id: known.id, stamp: known.stamp, tile };
}

const MARKS = /[\u0300-\u036f]/g;

/** An id from the name of a route: what it is called, in the form of an id. */
export function idFor(route: string, taken: ReadonlySet<string>): string {
  const wanted = route
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(id)) return id;
  }
}
