import { settingsOf } from "../tables/documentOf";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, moduleOf, tree } from "./generatedModule";

/** Each block of the settings (section 9 and other configuration values) is a constant: `signIn` is SIGN_IN. */
export function emitSettings({ model, tables }: EmitSource): GeneratedModule {
  // How the product is installed stands in the web app manifest.
  const { access: _, features: __, installed: ___, frames, layout, routes, keptQuery, ...groups } = settingsOf(model);
  // The server fills in the origins when the page is loaded.
  const { origins: ____, ...ofFrames } = frames;
  return moduleOf(
    "settings.ts",
    "registry/settings",
    [
      ...Object.entries(groups).map(([key, group]) => tree(constantOf(key), `Readonly<Required<Settings>[${JSON.stringify(key)}]>`, group)),
      // One constant a measure: a bundle takes those that its code names.
      ...Object.entries(layout).map(([key, measure]) => tree(constantOf(key), typeof measure, measure)),
      tree("FRAMES", 'Readonly<Omit<Required<Settings>["frames"], "origins">>', ofFrames),
      tree("ACCESS", "AccessRules", tables.access),
      tree("FEATURES", "FeatureGrants", tables.features),
      tree("SHELL_ROUTES", 'Readonly<Record<keyof Required<Settings>["routes"], RouteName>>', routes),
      tree("KEPT_QUERY", "readonly string[]", keptQuery),
    ],
    importTypes("./documents", "Settings"),
    importTypes("../src/domain/registry/access", "AccessRules", "FeatureGrants"),
    importTypes("./routeNames", "RouteName"),
  );
}

function constantOf(key: string): string {
  return key.replace(/[A-Z]/g, "_$&").toUpperCase();
}
