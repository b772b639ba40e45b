import { emitApplications } from "./applications";
import { emitCalls } from "./calls";
import { emitDashboards } from "./dashboards";
import { emitDemoPages } from "./demoPages";
import type { EmitSource } from "./emitSource";
import { emitEntities } from "./entities";
import { emitFrames } from "./frames";
import type { GeneratedModule } from "./generatedModule";
import { emitGrants } from "./grants";
import { emitGuards } from "./guards";
import { emitHeaders } from "./headers";
import { emitHomes } from "./homes";
import { emitIcons, emitTileIcons } from "./icons";
import { emitLabels } from "./labels";
import { emitLanguages } from "./languages";
import { emitLists } from "./lists";
import { emitMatcher } from "./matcher";
import { emitMenus } from "./menus";
import { emitPacked } from "./packed";
import { emitParams } from "./params";
import { emitPersonas } from "./personas";
import { emitRouteNames } from "./routeNames";
import { emitRoutes } from "./routes";
import { emitScreens } from "./screens";
import {
  emitFindingSettings,
  emitFramePoolSettings,
  emitFrameTalkSettings,
  emitLaterSettings,
  emitSettings,
  emitVitalsSettings,
  emitWorkSettings,
} from "./settings";
import { emitShops } from "./shops";
import { emitTables } from "./tables";
import { emitTabs } from "./tabs";
import { emitTexts } from "./texts";
import { emitTiles } from "./tiles";

const EMITTERS: readonly ((source: EmitSource) => GeneratedModule)[] = [
  emitRouteNames,
  emitRoutes,
  emitMatcher,
  emitGuards,
  emitScreens,
  emitApplications,
  emitFrames,
  emitHeaders,
  emitTiles,
  emitMenus,
  emitTabs,
  emitHomes,
  emitShops,
  emitSettings,
  emitWorkSettings,
  emitLaterSettings,
  emitFindingSettings,
  emitFramePoolSettings,
  emitVitalsSettings,
  emitFrameTalkSettings,
  emitTables,
  emitPacked,
  emitCalls,
  emitLanguages,
  emitIcons,
  emitTileIcons,
  emitGrants,
  emitLists,
  emitEntities,
  emitDashboards,
  emitDemoPages,
  emitParams,
  emitPersonas,
];

/** Every TypeScript module generated from a registry. */
export function emitModules(source: EmitSource): readonly GeneratedModule[] {
  return [...EMITTERS.map((emit) => emit(source)), ...emitTexts(source), ...emitLabels(source)];
}
