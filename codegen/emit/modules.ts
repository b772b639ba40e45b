import { emitApplications, emitDemoPages, emitFrames } from "./applications";
import type { EmitSource } from "./emitSource";
import type { GeneratedModule } from "./generatedModule";
import { emitIcons, emitTileIcons } from "./icons";
import { emitDashboards, emitHomes, emitMenus, emitTabs, emitTiles, emitWorkshops } from "./menus";
import { emitPacked } from "./packed";
import { emitPersonas } from "./personas";
import { emitMatcher, emitRouteNames, emitRoutes, emitScreens } from "./routes";
import { emitHeaders } from "./securityHeaders";
import { emitSettings } from "./settings";
import { emitTables } from "./tables";
import { emitLabels, emitTexts } from "./texts";
import { emitCalls, emitEntities, emitGrants, emitLanguages, emitNews, emitParams } from "./vocabularies";

const EMITTERS: readonly ((source: EmitSource) => GeneratedModule)[] = [
  emitRouteNames,
  emitRoutes,
  emitMatcher,
  emitScreens,
  emitApplications,
  emitFrames,
  emitHeaders,
  emitTiles,
  emitMenus,
  emitTabs,
  emitHomes,
  emitWorkshops,
  emitTables,
  emitPacked,
  emitCalls,
  emitLanguages,
  emitIcons,
  emitTileIcons,
  emitGrants,
  emitEntities,
  emitDashboards,
  emitDemoPages,
  emitParams,
  emitNews,
  emitPersonas,
  emitSettings,
];

/** Every TypeScript module generated from a registry. */
export function emitModules(source: EmitSource): readonly GeneratedModule[] {
  return [...EMITTERS.map((emit) => emit(source)), ...emitTexts(source), ...emitLabels(source)];
}
