import type { z } from "zod";
import { accepted, harmless } from "./accepted";
import { application } from "./application";
import { dashboards, menu, tabs } from "./menu";
import { persona } from "./persona";
import { settings } from "./settings";
import { calls, domains, entities, grantFamily, homes, icons, labels, languages, list, news, params, workshops } from "./vocabulary";

/** Which files hold which kind of document: the one table that read, JSON Schemas and editors share. */
export const KINDS = {
  application: { schema: application, files: /^applications\/[^/]+\/[^/]+\.yaml$/, place: "applications/<domain>/<id>.yaml" },
  menu: { schema: menu, files: /^menus\/[^/]+\.yaml$/, place: "menus/<id>.yaml" },
  grantFamily: { schema: grantFamily, files: /^grants\/[^/]+\.yaml$/, place: "grants/<id>.yaml" },
  persona: { schema: persona, files: /^personas\/[^/]+\.yaml$/, place: "personas/<id>.yaml" },
  labels: { schema: labels, files: /^labels\/[a-z]{2}\.yaml$/, place: "labels/<language>.yaml" },
  list: { schema: list, files: /^(suppliers|milkProviders)\.yaml$/, place: "<id>.yaml" },
  tabs: { schema: tabs, files: /^tabs\.yaml$/, place: "tabs.yaml" },
  dashboards: { schema: dashboards, files: /^dashboards\.yaml$/, place: "dashboards.yaml" },
  domains: { schema: domains, files: /^domains\.yaml$/, place: "domains.yaml" },
  params: { schema: params, files: /^params\.yaml$/, place: "params.yaml" },
  homes: { schema: homes, files: /^homes\.yaml$/, place: "homes.yaml" },
  languages: { schema: languages, files: /^languages\.yaml$/, place: "languages.yaml" },
  workshops: { schema: workshops, files: /^workshops\.yaml$/, place: "workshops.yaml" },
  entities: { schema: entities, files: /^entities\.yaml$/, place: "entities.yaml" },
  calls: { schema: calls, files: /^calls\.yaml$/, place: "calls.yaml" },
  icons: { schema: icons, files: /^icons\.yaml$/, place: "icons.yaml" },
  news: { schema: news, files: /^news\.yaml$/, place: "news.yaml" },
  accepted: { schema: accepted, files: /^accepted\.yaml$/, place: "accepted.yaml" },
  harmless: { schema: harmless, files: /^harmless\.yaml$/, place: "harmless.yaml" },
  settings: { schema: settings, files: /^settings(?:\/\w+)?\.yaml$/, place: "settings/<subject>.yaml" },
} as const satisfies Record<string, { schema: z.ZodObject; files: RegExp; place: string }>;

export type Kind = keyof typeof KINDS;

/** Every kind, in the order of the table. */
export const ALL_KINDS: readonly Kind[] = Object.keys(KINDS).filter((key) => isKind(key));

function isKind(key: string): key is Kind {
  return Object.hasOwn(KINDS, key);
}

/** What kind of document a file holds, by its place in the registry; null when it has none there. */
export function kindOf(file: string): Kind | null {
  return ALL_KINDS.find((kind) => KINDS[kind].files.test(file)) ?? null;
}

/** Kinds whose one file the shell cannot do without. */
export const NEEDED: readonly Kind[] = ["calls", "domains", "entities", "homes", "languages", "params", "settings", "workshops", "tabs"];
export type DocumentOf<K extends Kind> = z.infer<(typeof KINDS)[K]["schema"]>;
