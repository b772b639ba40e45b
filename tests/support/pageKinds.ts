import { personaViewer } from "../../codegen/viewer/personaViewer";
import { DEMO_PAGES, DEMO_ROUTES, DEMO_SAMPLES, DEMO_SUBJECTS } from "../../generated/demoPages";
import { PERSONAS } from "../../generated/personas";
import { TABLES } from "../../generated/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";

/** The resolver of a persona who is online. */
export function resolverOf(persona: keyof typeof PERSONAS) {
  return createResolver(TABLES, personaViewer(PERSONAS[persona], { online: true, mode: null }, TABLES));
}

/** The first page of each kind that the tiles of a persona open: what it shows of the herd, or the program of its own. */
export function pageKinds(persona: keyof typeof PERSONAS): ReadonlyMap<string, { readonly href: string; readonly route: string }> {
  const resolver = resolverOf(persona);
  const kinds = new Map<string, { readonly href: string; readonly route: string }>();
  for (const { section, groups } of resolver.menu())
    for (const tile of groups.flatMap((group) => group.tiles)) {
      const { href, target } = resolver.tile(tile);
      const base = TABLES.applications[TABLES.routes[target?.route ?? ""]?.application ?? ""]?.frame?.base;
      if (href === null || target?.route === undefined || base === undefined) continue;
      const kind = DEMO_PAGES[base] ?? DEMO_ROUTES[target.route] ?? DEMO_SUBJECTS[base]?.sample ?? DEMO_SAMPLES[section.id] ?? "herd";
      if (!kinds.has(kind)) kinds.set(kind, { href, route: target.route });
    }
  return kinds;
}
