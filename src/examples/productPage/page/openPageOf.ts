import { DEMO_PAGES } from "../../../../generated/demoPages";
import { TILES } from "../../../../generated/tiles";
import type { ListedTile } from "../../../domain/registry/listedTables";
import type { Shell } from "../../../sdk";
import { subjectOf } from "../../subject/subjectOf";
import type { PageKind } from "../presentations/presentation";

/** The main page of a kind has the larger tile. */
const ALL_TILES = Object.values<ListedTile>(TILES).sort((a, b) => b.size - a.size);

/** Goes to the first page of a kind that a tile opens and the user may; false where there is none. */
export async function openPageOf(kind: PageKind, { navigate }: Pick<Shell, "navigate">): Promise<boolean> {
  const { TABLES } = await import("../../../../generated/tables");
  const targets = ALL_TILES.flatMap(({ target }) => (target.kind === "route" ? target.targets : []));
  for (const { route, params, query } of targets) {
    const base = TABLES.applications[TABLES.routes[route]?.application ?? ""]?.frame?.base;
    if (base === undefined) continue;
    if ((DEMO_PAGES[base] ?? subjectOf(base, { route, params, query }).sample) !== kind) continue;
    if ((await navigate(route, params, query)).ok) return true;
  }
  return false;
}
