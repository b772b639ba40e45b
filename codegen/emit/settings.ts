import type { DocumentOf } from "../schema/kinds";
import { documentOf, type EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, moduleOf, tree } from "./generatedModule";

/** Groups of settings.yaml (section 9 and other configuration values) that stand in the generated module as they are, by their constants. */
const GROUPS = {
  TIMING: "timing",
  LIMITS: "limits",
  LAYOUT: "layout",
  SKY: "sky",
  LOGO: "logo",
  FORMATS: "formats",
  PRODUCT: "product",
  DEMO: "demo",
  MAINTENANCE: "maintenance",
  NETWORK: "network",
  STORAGE: "storage",
  SIGN_IN: "signIn",
  RATE_LIMITS: "rateLimits",
  OUTBOX: "outbox",
  FINDING: "finding",
  FRAME_POOL: "framePool",
  FRAME_TALK: "frameTalk",
  VITALS: "vitals",
} as const satisfies Readonly<Record<string, keyof DocumentOf<"settings">>>;

export function emitSettings({ model, tables }: EmitSource): GeneratedModule {
  const settings = documentOf(model, "settings");
  // The server fills in the origins when the page is loaded.
  const { origins: _, ...frames } = settings.frames;
  return moduleOf(
    "settings.ts",
    "registry/settings.yaml",
    [
      ...Object.entries(GROUPS).map(([name, key]) => tree(name, `Readonly<Settings[${JSON.stringify(key)}]>`, settings[key])),
      tree("FRAMES", 'Readonly<Omit<Settings["frames"], "origins">>', frames),
      tree("ACCESS", "AccessRules", tables.access),
      tree("FEATURES", "FeatureGrants", tables.features),
      tree("SHELL_ROUTES", 'Readonly<Record<keyof Settings["routes"], RouteName>>', settings.routes),
      tree("KEPT_QUERY", "readonly string[]", settings.keptQuery),
    ],
    importTypes("./documents", "Settings"),
    importTypes(DOMAIN_TABLES, "AccessRules", "FeatureGrants"),
    importTypes("./routeNames", "RouteName"),
  );
}
