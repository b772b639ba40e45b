import type { RegistryModel } from "../link/model";
import { documentOf, type EmitSource } from "./emitSource";
import { type Declaration, DOMAIN_TABLES, type GeneratedModule, importTypes, moduleOf, tree } from "./generatedModule";

const FROM = "registry/settings.yaml";
const SETTINGS_TYPE = importTypes("./documents", "Settings");

/** What the first page needs (section 9 and other configuration values), one constant a group. */
export function emitSettings({ model }: EmitSource): GeneratedModule {
  const { group, settings } = groupsOf(model);
  return moduleOf(
    "settings.ts",
    FROM,
    [
      group("TIMING", "timing"),
      group("SKY", "sky"),
      group("LOGO", "logo"),
      group("PRODUCT", "product"),
      group("DEMO", "demo"),
      group("MAINTENANCE", "maintenance"),
      group("NETWORK", "network"),
      group("STORAGE", "storage"),
      tree("KEPT_QUERY", "readonly string[]", settings.keptQuery),
    ],
    SETTINGS_TYPE,
  );
}

/** The values that are needed once somebody signs in: in a module of their own, so that they load with what needs them. */
export function emitWorkSettings({ model, tables }: EmitSource): GeneratedModule {
  const { group, settings } = groupsOf(model);
  // Addresses are told by the server when the page is loaded.
  const { origins: _, ...framesHere } = settings.frames;
  return moduleOf(
    "workSettings.ts",
    FROM,
    [
      group("LIMITS", "limits"),
      group("LAYOUT", "layout"),
      group("FORMATS", "formats"),
      tree("ACCESS", "AccessRules", tables.access),
      tree("FEATURES", "FeatureGrants", tables.features),
      tree("SHELL_ROUTES", 'Readonly<Record<keyof Settings["routes"], RouteName>>', settings.routes),
      tree("FRAMES", 'Readonly<Omit<Settings["frames"], "origins">>', framesHere),
      group("SIGN_IN", "signIn"),
    ],
    importTypes(DOMAIN_TABLES, "AccessRules", "FeatureGrants"),
    SETTINGS_TYPE,
    importTypes("./routeNames", "RouteName"),
  );
}

/** The values that nothing on the home screen needs. */
export function emitLaterSettings({ model }: EmitSource): GeneratedModule {
  const { group } = groupsOf(model);
  return moduleOf("laterSettings.ts", FROM, [group("RATE_LIMITS", "rateLimits"), group("OUTBOX", "outbox")], SETTINGS_TYPE);
}

/** The values of the search over everything: they come after the home screen. */
export function emitFindingSettings(source: EmitSource): GeneratedModule {
  return groupAlone(source, "findingSettings.ts", "FINDING", "finding");
}

/** The values of what is measured: they come with what measures. */
export function emitVitalsSettings(source: EmitSource): GeneratedModule {
  return groupAlone(source, "vitalsSettings.ts", "VITALS", "vitals");
}

/** The values of what frames and the parent ask for: they come after the first frame. */
export function emitFrameTalkSettings(source: EmitSource): GeneratedModule {
  return groupAlone(source, "frameTalkSettings.ts", "FRAME_TALK", "frameTalk");
}

/** The values by which frames are looked after: they come after the first frame. */
export function emitFramePoolSettings(source: EmitSource): GeneratedModule {
  return groupAlone(source, "framePoolSettings.ts", "FRAME_POOL", "framePool");
}

function groupAlone(
  { model }: EmitSource,
  path: string,
  name: string,
  key: "finding" | "framePool" | "frameTalk" | "vitals",
): GeneratedModule {
  return moduleOf(path, FROM, [groupsOf(model).group(name, key)], SETTINGS_TYPE);
}

function groupsOf(model: RegistryModel) {
  const settings = documentOf(model, "settings");
  const group = (name: string, key: keyof typeof settings): Declaration =>
    tree(name, `Readonly<Settings[${JSON.stringify(key)}]>`, settings[key]);
  return { settings, group };
}
