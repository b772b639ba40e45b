import { emitApplications, emitFrames } from "./applications";
import type { EmitSource } from "./emitSource";
import type { GeneratedModule } from "./generatedModule";
import { emitIcons } from "./icons";
import { emitLabels, emitTexts } from "./labels";
import { emitHomes, emitMenus, emitTabs, emitTiles } from "./menus";
import { emitPersonas } from "./personas";
import { emitRouteNames } from "./routeNames";
import { emitGuards, emitMatcher, emitRoutes, emitScreens } from "./routes";
import { emitSettings, emitTables } from "./settings";
import { emitCalls, emitDashboards, emitEntities, emitGrants, emitLanguages, emitLists, emitParams, emitShops } from "./vocabulary";

const EMITTERS: readonly ((source: EmitSource) => GeneratedModule)[] = [
  emitRouteNames,
  emitRoutes,
  emitMatcher,
  emitGuards,
  emitScreens,
  emitApplications,
  emitFrames,
  emitTiles,
  emitMenus,
  emitTabs,
  emitHomes,
  emitShops,
  emitSettings,
  emitTables,
  emitCalls,
  emitLanguages,
  emitIcons,
  emitGrants,
  emitLists,
  emitEntities,
  emitDashboards,
  emitParams,
  emitPersonas,
];

/** Every TypeScript module generated from a registry. */
export function emitModules(source: EmitSource): readonly GeneratedModule[] {
  return [...EMITTERS.map((emit) => emit(source)), ...emitTexts(source), ...emitLabels(source)];
}
