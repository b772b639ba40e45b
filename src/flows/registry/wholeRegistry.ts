import { TERMS_REQUIRED_OF } from "../../../generated/entities";
import { EXACT_GRANTS } from "../../../generated/grants";
import { HOMES } from "../../../generated/homes";
import { PACKED } from "../../../generated/packed";
import { SCREENS } from "../../../generated/screens";
import { ACCESS, FEATURES, FRAMES, KEPT_QUERY } from "../../../generated/settings";
import { TABS } from "../../../generated/tabs";
import { WORKSHOPS } from "../../../generated/workshops";
import type { RegistryTables } from "../../domain/registry/tables";
import { unpackTables } from "../../domain/registry/unpackTables";
import { matcherOf } from "../../domain/routing/matcher";

import { screenRoutes } from "./screenRoutes";

export interface WholeRegistry {
  readonly tables: RegistryTables;
  /** connectedAs values that must accept the terms. */
  readonly termsRequiredOf: readonly string[];
}

const unpacked = unpackTables(PACKED);

/** The whole registry for the browser. The matcher is made here from the routes, which is shorter than loading it. */
export const WHOLE_REGISTRY: WholeRegistry = {
  tables: {
    ...unpacked,
    matcher: matcherOf(Object.values(unpacked.routes)),
    tabs: TABS,
    homes: HOMES,
    workshops: WORKSHOPS,
    screens: screenRoutes(SCREENS),
    features: FEATURES,
    access: ACCESS,
    exactGrants: EXACT_GRANTS,
    keptQuery: KEPT_QUERY,
    pathParamsInQuery: FRAMES.pathParamsInQuery,
  },
  termsRequiredOf: TERMS_REQUIRED_OF,
};
