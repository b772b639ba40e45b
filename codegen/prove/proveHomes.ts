import type { RegistryTables } from "../../src/domain/registry/tables";
import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import { type Said, said } from "../messages/say";
import { SIGNED_IN } from "../tables/guardOf";
import { personaAskers, personasOf } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import { type UserFile, viewerOf } from "../viewer/userFile";
import { userFileOf } from "./counterexample";
import { findFacts } from "./findFacts";
import type { Proof } from "./proof";

type HomeFields = Readonly<Record<string, unknown>>;

/**
 * Decision REG-20: whoever is signed in lands on a screen that opens. Shown for each home value and each origin, for the
 * smallest user who is let in and for the smallest who is refused (a user with nothing else), then for every persona.
 */
export function proveHomes(registry: Registry): readonly Proof[] {
  const { tables } = registry;
  const { values, byOrigin, otherwise } = tables.homes;
  const proofs = Object.entries(values).map(([value, route]) => proveHome(tables, value, route, { settings: { home: value } }));
  const origins = Object.entries(byOrigin).map(([origin, value]) =>
    proveHome(tables, `origin ${origin}`, values[value] ?? null, { origin }),
  );
  const rest = proveHome(tables, "origin *", values[otherwise] ?? null, { origin: "" });
  return [...proofs, ...origins, rest, ...provePersonas(registry)];
}

function proveHome(tables: RegistryTables, subject: string, route: string | null, fields: HomeFields): Proof {
  const claim = { kind: "home-opens-route", subject, object: route } as const;
  const record = route === null ? undefined : tables.routes[route];
  const guard = record && tables.guards[record.guard];
  if (guard === undefined) return { ...claim, holds: false, because: said("because.no-route", {}) };
  for (const { facts, opens } of [
    { facts: findFacts([SIGNED_IN, guard], [], tables), opens: route },
    { facts: findFacts([SIGNED_IN], [guard], tables), opens: null },
  ]) {
    if (facts === null) continue;
    const file = { ...userFileOf(facts, tables), ...fields };
    const resolver = createResolver(tables, viewerOf(file, { online: true, mode: null }, ""));
    // Somebody for whom nothing opens at all has no home, and is told so.
    if (opens === null && resolver.home() === null) continue;
    const because = faultOf(resolver, opens);
    if (because !== null) return { ...claim, holds: false, because, counterexample: file };
  }
  return { ...claim, holds: true };
}

function provePersonas(registry: Registry): readonly Proof[] {
  return [...personaAskers(registry, true)].flatMap(([id, { resolver }]): readonly Proof[] => {
    // Nobody is signed in: the root address leads to the login page.
    if (!resolver.signedIn) return [];
    const because = faultOf(resolver, null);
    const claim = { kind: "home-opens-route", subject: `persona ${id}`, object: resolver.home()?.route ?? null } as const;
    return [because === null ? { ...claim, holds: true } : { ...claim, holds: false, because, counterexample: personaFile(registry, id) }];
  });
}

/** What is wrong with the home of somebody who is signed in; `expected` is the route it must be, null: any. */
function faultOf(resolver: Resolver, expected: string | null): Said | null {
  const home = resolver.home();
  if (home === null) return said("because.no-home", {});
  if (expected !== null && home.route !== expected) return said("because.other-home", { route: home.route });
  const { href } = home;
  const { admitted, reason, redirectTo } = resolver.address(href);
  if (!admitted) return said("because.home-refused", { href, reason });
  return redirectTo === href ? said("because.home-loop", { href }) : null;
}

function personaFile(registry: Registry, id: string): UserFile {
  const persona = personasOf(registry).get(id);
  return persona === undefined ? {} : { ...persona.profile, ...(persona.mode === null ? {} : { mode: persona.mode }) };
}
