// Generated from registry/applications : edit the registry, then run npm run registry -- generate.
import type { Screen } from "../src/domain/registry/tables";
import type { RouteName } from "./routeNames";

export const SCREENS: Readonly<Record<Screen, { readonly route: RouteName; readonly path: string }>> = {
  cgu: { route: "welcome.cgu", path: "welcome/cgu" },
  forgot: { route: "welcome.forgot", path: "welcome/forgot" },
  login: { route: "welcome.login", path: "welcome/login" },
  multi: { route: "welcome.multi", path: "welcome/multi" },
  notFound: { route: "404", path: "*" },
  renew: { route: "welcome.renew", path: "welcome/renew/:email/:token" },
  root: { route: "root", path: "" },
  support: { route: "welcome.support", path: "welcome/support" },
  tour: { route: "synchrozor.sync.add", path: "sync/add" },
};
