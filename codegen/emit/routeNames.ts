import { paramsOf, type RouteParam } from "../../src/domain/routing/pattern";
import type { EmitSource } from "./emitSource";
import type { GeneratedModule } from "./generatedModule";
import { printKey } from "./printValue";
import { sortedNames } from "./sorted";

/** Route names and their parameters as types, so that a misspelt name or a missing parameter does not compile. */
export function emitRouteNames({ tables }: EmitSource): GeneratedModule {
  const names = sortedNames(Object.keys(tables.routes));
  const fields = names.map((name) => ({ name, type: paramsType(tables.routes[name]?.path ?? null) }));
  return {
    path: "routeNames.ts",
    from: "registry/applications",
    imports: [],
    declarations: [
      // A union that names them all a second time would only be more to read and to compile.
      { kind: "alias", name: "RouteName", type: "keyof RouteParams" },
      { kind: "alias", name: "NoParams", type: "Readonly<Record<string, never>>" },
      { kind: "interface", name: "RouteParams", fields },
    ],
  };
}

function paramsType(path: string | null): string {
  const params = path === null ? [] : paramsOf(path);
  return params.length === 0 ? "NoParams" : `{ ${params.map(paramField).join("; ")} }`;
}

function paramField({ name, param }: RouteParam): string {
  const optional = param === "optional" || param === "any" ? "?" : "";
  const type = param === "many" || param === "any" ? "readonly string[]" : "string";
  return `readonly ${printKey(name)}${optional}: ${type}`;
}
