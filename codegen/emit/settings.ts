import type { DocumentOf } from "../schema/kinds";
import { documentOf, type EmitSource } from "./emitSource";
import { type Declaration, DOMAIN_TABLES, type GeneratedModule, importTypes, moduleOf, tree } from "./generatedModule";

type Settings = DocumentOf<"settings">;
type Groups = readonly (readonly [constant: string, key: keyof Settings])[];

const FROM = "registry/settings.yaml";
const SETTINGS_TYPE = importTypes("./documents", "Settings");

/** What the first page needs (section 9 and other configuration values), one constant a group. */
const FIRST: Groups = [
  ["TIMING", "timing"],
  ["SKY", "sky"],
  ["LOGO", "logo"],
  ["PRODUCT", "product"],
  ["DEMO", "demo"],
  ["MAINTENANCE", "maintenance"],
  ["NETWORK", "network"],
  ["STORAGE", "storage"],
];

/** Groups in modules of their own, so that they load with what needs them. */
const APART: Readonly<Record<string, Groups>> = {
  "laterSettings.ts": [
    ["RATE_LIMITS", "rateLimits"],
    ["OUTBOX", "outbox"],
  ],
  "findingSettings.ts": [["FINDING", "finding"]],
  "framePoolSettings.ts": [["FRAME_POOL", "framePool"]],
  "vitalsSettings.ts": [["VITALS", "vitals"]],
  "frameTalkSettings.ts": [["FRAME_TALK", "frameTalk"]],
};

export function emitSettings({ model, tables }: EmitSource): readonly GeneratedModule[] {
  const settings = documentOf(model, "settings");
  const keptQuery = tree("KEPT_QUERY", "readonly string[]", settings.keptQuery);
  return [
    moduleOf("settings.ts", FROM, [...constants(settings, FIRST), keptQuery], SETTINGS_TYPE),
    workSettings(settings, tables),
    ...Object.entries(APART).map(([path, groups]) => moduleOf(path, FROM, constants(settings, groups), SETTINGS_TYPE)),
  ];
}

/** The values that are needed once somebody signs in. */
function workSettings(settings: Settings, tables: EmitSource["tables"]): GeneratedModule {
  // Addresses are told by the server when the page is loaded.
  const { origins: _, ...framesHere } = settings.frames;
  const groups: Groups = [
    ["LIMITS", "limits"],
    ["LAYOUT", "layout"],
    ["FORMATS", "formats"],
  ];
  return moduleOf(
    "workSettings.ts",
    FROM,
    [
      ...constants(settings, groups),
      tree("ACCESS", "AccessRules", tables.access),
      tree("FEATURES", "FeatureGrants", tables.features),
      tree("SHELL_ROUTES", 'Readonly<Record<keyof Settings["routes"], RouteName>>', settings.routes),
      tree("FRAMES", 'Readonly<Omit<Settings["frames"], "origins">>', framesHere),
      ...constants(settings, [["SIGN_IN", "signIn"]]),
    ],
    importTypes(DOMAIN_TABLES, "AccessRules", "FeatureGrants"),
    SETTINGS_TYPE,
    importTypes("./routeNames", "RouteName"),
  );
}

function constants(settings: Settings, groups: Groups): readonly Declaration[] {
  return groups.map(([name, key]) => tree(name, `Readonly<Settings[${JSON.stringify(key)}]>`, settings[key]));
}
