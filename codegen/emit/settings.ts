import { documentOf, type EmitSource } from "./emitSource";
import { type Declaration, DOMAIN_TABLES, type GeneratedModule, importTypes, tree } from "./generatedModule";

/** Section 9 and the other configuration values, one constant a group. */
export function emitSettings({ model, tables }: EmitSource): GeneratedModule {
  const settings = documentOf(model, "settings");
  const group = (name: string, key: keyof typeof settings): Declaration =>
    tree(name, `Readonly<Settings[${JSON.stringify(key)}]>`, settings[key]);
  return {
    path: "settings.ts",
    from: "registry/settings.yaml",
    imports: [
      importTypes(DOMAIN_TABLES, "AccessRules", "FeatureGrants"),
      importTypes("./documents", "Settings"),
      importTypes("./routeNames", "RouteName"),
    ],
    declarations: [
      group("TIMING", "timing"),
      group("LIMITS", "limits"),
      group("LAYOUT", "layout"),
      group("SKY", "sky"),
      group("LOGO", "logo"),
      group("FORMATS", "formats"),
      tree("ACCESS", "AccessRules", tables.access),
      tree("FEATURES", "FeatureGrants", tables.features),
      tree("SHELL_ROUTES", 'Readonly<Record<keyof Settings["routes"], RouteName>>', settings.routes),
      group("PRODUCT", "product"),
      group("DEMO", "demo"),
      group("MAINTENANCE", "maintenance"),
      group("NETWORK", "network"),
      group("STORAGE", "storage"),
      group("FRAMES", "frames"),
      tree("KEPT_QUERY", "readonly string[]", settings.keptQuery),
    ],
  };
}
