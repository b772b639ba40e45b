import { APPLICATIONS } from "../../../generated/applications";
import { ENTITIES } from "../../../generated/entities";
import { EXACT_GRANTS } from "../../../generated/grants";
import { GUARDS } from "../../../generated/guards";
import { HOMES } from "../../../generated/homes";
import { SECTIONS } from "../../../generated/menus";
import { ROUTES } from "../../../generated/routes";
import { SCREENS } from "../../../generated/screens";
import { ACCESS, FEATURES, FRAMES, KEPT_QUERY } from "../../../generated/settings";
import { SHOPS } from "../../../generated/shops";
import { TABS } from "../../../generated/tabs";
import type { RegistryTables } from "../../domain/registry/tables";
import { buildTrie } from "../../domain/routing/buildTrie";
import { screenRoutes } from "../../stores/publicTables";

export interface WholeRegistry {
  readonly tables: RegistryTables;
  /** connectedAs values that must accept the terms. */
  readonly termsRequiredOf: readonly string[];
}

/** The whole registry for the browser. The matcher is built here in a millisecond, which is shorter than loading it. */
export const WHOLE_REGISTRY: WholeRegistry = {
  tables: {
    guards: GUARDS,
    routes: ROUTES,
    matcher: buildTrie(Object.values(ROUTES)),
    applications: APPLICATIONS,
    sections: SECTIONS,
    tabs: TABS,
    homes: HOMES,
    shops: SHOPS,
    screens: screenRoutes(SCREENS),
    features: FEATURES,
    access: ACCESS,
    exactGrants: EXACT_GRANTS,
    keptQuery: KEPT_QUERY,
    pathParamsInQuery: FRAMES.pathParamsInQuery,
  },
  termsRequiredOf: ENTITIES.accountLevels.flatMap(({ connectedAs }) => connectedAs ?? []),
};
