import { DEMO_PAGES } from "../../../../generated/demoPages";
import { TILES } from "../../../../generated/tiles";
import type { ListedTile } from "../../../domain/registry/listedTables";
import type { Shell } from "../../../sdk";
import { subjectOf } from "../../subject/subjectOf";
import type { PageKind } from "../presentations/presentation";

/** The main page of a kind has the larger tile. */
const ALL_TILES = Object.values<ListedTile>(TILES).sort((a, b) => b.size - a.size);

/** The pages of a kind that tiles open, the main one first. */
export async function pagesOf(kind: PageKind) {
  const { TABLES } = await import("../../../../generated/tables");
  const targets = ALL_TILES.flatMap(({ target }) => (target.kind === "route" ? target.targets : []));
  return targets.filter(({ route, params, query }) => {
    const base = TABLES.applications[TABLES.routes[route]?.application ?? ""]?.frame?.base;
    return base !== undefined && (DEMO_PAGES[base] ?? subjectOf(base, { route, params, query }).sample) === kind;
  });
}

/** Goes to the first of them that the user may open; false where there is none. */
export async function openPageOf(kind: PageKind, { navigate }: Pick<Shell, "navigate">): Promise<boolean> {
  for (const { route, params, query } of await pagesOf(kind)) if ((await navigate(route, params, query)).ok) return true;
  return false;
}
