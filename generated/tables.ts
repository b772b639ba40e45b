// Generated from registry/** : edit the registry, then run npm run registry -- generate.
import type { RegistryTables } from "../src/domain/registry/tables";
import { unpackTables } from "../src/domain/registry/unpackTables";
import { EXACT_GRANTS } from "./grants";
import { HOMES } from "./homes";
import { MATCHER } from "./matcher";
import { PACKED } from "./packed";
import { SCREENS } from "./screens";
import { ACCESS, FEATURES, FRAMES, KEPT_QUERY } from "./settings";
import { TABS } from "./tabs";
import { WORKSHOPS } from "./workshops";

export const TABLES: RegistryTables = {
  ...unpackTables(PACKED),
  matcher: MATCHER,
  tabs: TABS,
  homes: HOMES,
  workshops: WORKSHOPS,
  screens: {
    cgu: SCREENS.cgu.route,
    forgot: SCREENS.forgot.route,
    login: SCREENS.login.route,
    multi: SCREENS.multi.route,
    notFound: SCREENS.notFound.route,
    renew: SCREENS.renew.route,
    root: SCREENS.root.route,
    support: SCREENS.support.route,
    tour: SCREENS.tour.route,
  },
  features: FEATURES,
  access: ACCESS,
  exactGrants: EXACT_GRANTS,
  keptQuery: KEPT_QUERY,
  pathParamsInQuery: FRAMES.pathParamsInQuery,
};
