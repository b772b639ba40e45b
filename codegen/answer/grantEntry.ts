import type { GrantDecision } from "../../src/domain/grants/decideGrant";
import type { Guard } from "../../src/domain/registry/access";
import type { LinkedGrant } from "../link/model";
import { SIGNED_IN } from "../tables/guardOf";
import type { Asker } from "../viewer/asker";
import type { Registry } from "../viewer/registry";
import { askBy, type Entry, type Opening } from "./explanation";
import { labelOf } from "./labelOf";

/** A grant: what asks for it, and who holds it. */
export function grantEntry(registry: Registry, { name, family, place, exact }: LinkedGrant, language: string): Entry {
  const { tables } = registry;
  const asks = (guard: Guard | undefined) => guard?.clauses.some((clause) => clause.includes(name)) === true;
  const tiles = tables.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
  return {
    kind: "grant",
    name,
    label: `grant.${name}`,
    place,
    details: {
      family,
      opens: labelOf(registry, `grant.${name}.opens`, language),
      exact,
      routes: Object.values(tables.routes).flatMap((route) => (asks(tables.guards[route.guard]) ? [route.name] : [])),
      tiles: tiles.flatMap(({ id, target }) => {
        const guards = target.kind === "route" ? target.targets.map((one) => one.guard) : [target.guard];
        return guards.some((index) => asks(tables.guards[index])) ? [id] : [];
      }),
      logins: Object.values(tables.applications).flatMap(({ id, login }) => (login?.grant === name ? [id] : [])),
      features: Object.entries(tables.features).flatMap(([feature, asked]) => (asked === name ? [feature] : [])),
    },
    access: [],
    ask: askBy([{ ...SIGNED_IN, clauses: [[name]] }], ({ resolver }: Asker) =>
      resolver.signedIn ? openingOf(resolver.grant(name)) : { admitted: false, reason: "not-signed-in" },
    ),
  };
}

function openingOf(decision: GrantDecision): Opening {
  if (decision.held) return { admitted: true, reason: "ok" };
  return { admitted: false, reason: decision.why === "not-offline-ready" ? "offline" : "not-granted" };
}
