import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const requirement = z.object({
  id: z.string(),
  area: z.string(),
  section: z.string(),
  text: z.string(),
  kind: z.string(),
  verify: z.string(),
  decision: z.string().optional(),
  items: z.array(z.string()).optional(),
});

export type Requirement = z.infer<typeof requirement>;

/** The catalogue of docs/requirements.yaml: data tests read their lists from it, so that each list stands once. */
export const REQUIREMENTS: readonly Requirement[] = z.array(requirement).parse(parse(readFileSync("docs/requirements.yaml", "utf8")));

export function requirementOf(id: string): Requirement {
  const found = REQUIREMENTS.find((entry) => entry.id === id);
  if (!found) throw new Error(`docs/requirements.yaml has no ${id}`);
  return found;
}

export function itemsOf(id: string): readonly string[] {
  return requirementOf(id).items ?? [];
}

/** A route as an item of the catalogue writes it: `wording -> name (id, idStockage?)`. */
export interface RouteItem {
  readonly wording: string;
  readonly name: string;
  readonly params: readonly string[];
}

export function routeItemsOf(id: string): readonly RouteItem[] {
  return itemsOf(id).flatMap((item) => {
    const [, wording, name, params] = /^(.*) -> (\S+) \(([^)]*)\)$/.exec(item) ?? [];
    if (wording === undefined || name === undefined || params === undefined) return [];
    return [{ wording, name, params: params === "no parameters" ? [] : params.split(", ") }];
  });
}
