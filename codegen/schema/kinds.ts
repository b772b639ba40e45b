import type { z } from "zod";
import { application } from "./application";
import { dashboards, menu, tabs } from "./menu";
import { persona } from "./persona";
import { settings } from "./settings";
import { calls, domains, entities, grantFamily, homes, icons, labels, languages, list, params, shops } from "./vocabulary";

/** Which files hold which kind of document: the one table that read, JSON Schemas and editors share. */
export const KINDS = {
  application: { schema: application, files: /^applications\/[^/]+\/[^/]+\.yaml$/ },
  menu: { schema: menu, files: /^menus\/[^/]+\.yaml$/ },
  grantFamily: { schema: grantFamily, files: /^grants\/[^/]+\.yaml$/ },
  persona: { schema: persona, files: /^personas\/[^/]+\.yaml$/ },
  labels: { schema: labels, files: /^labels\/[a-z]{2}\.yaml$/ },
  list: { schema: list, files: /^(suppliers|milkProviders)\.yaml$/ },
  tabs: { schema: tabs, files: /^tabs\.yaml$/ },
  dashboards: { schema: dashboards, files: /^dashboards\.yaml$/ },
  domains: { schema: domains, files: /^domains\.yaml$/ },
  params: { schema: params, files: /^params\.yaml$/ },
  homes: { schema: homes, files: /^homes\.yaml$/ },
  languages: { schema: languages, files: /^languages\.yaml$/ },
  shops: { schema: shops, files: /^shops\.yaml$/ },
  entities: { schema: entities, files: /^entities\.yaml$/ },
  calls: { schema: calls, files: /^calls\.yaml$/ },
  icons: { schema: icons, files: /^icons\.yaml$/ },
  settings: { schema: settings, files: /^settings\.yaml$/ },
} as const satisfies Record<string, { schema: z.ZodType; files: RegExp }>;

export type Kind = keyof typeof KINDS;

/** Kinds whose one file the shell cannot do without. */
export const NEEDED = [
  "calls",
  "domains",
  "entities",
  "homes",
  "languages",
  "params",
  "settings",
  "shops",
  "tabs",
] as const satisfies readonly Kind[];
export type DocumentOf<K extends Kind> = z.infer<(typeof KINDS)[K]["schema"]>;
