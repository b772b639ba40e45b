// Generated from registry/news.yaml : edit the registry, then run npm run registry -- generate.
import type { RouteName } from "./routeNames";

export const NEWS: readonly { readonly key: string; readonly route?: RouteName }[] = [
  { key: "news.2026.11.0" },
  { key: "news.2026.11.1", route: "search.animal" },
];
