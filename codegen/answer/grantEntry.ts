import type { GrantDecision } from "../../src/domain/grants/decideGrant";
import type { Guard } from "../../src/domain/registry/access";
import type { LinkedGrant } from "../link/model";
import { SIGNED_IN } from "../tables/guardOf";
import type { Asker } from "../viewer/asker";
import type { Registry } from "../viewer/registry";
import { askBy, type Entry, type Opening } from "./explanation";
import { labelOf } from "./labelOf";

/** A grant: what it opens, by its own name and by the longer ones that it gives, and who holds it. */
export function grantEntry(registry: Registry, { name, family, place, exact }: LinkedGrant, language: string): Entry {
  const { tables } = registry;
  // Who holds it holds all below it, but for what is looked up by its full name only.
  const gives = (asked: string) => asked === name || (asked.startsWith(`${name}.`) && !tables.exactGrants.includes(asked));
  const asks = (guard: Guard | undefined) => guard?.clauses.some((clause) => clause.some(gives)) === true;
  const tiles = tables.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
  return {
    kind: "grant",
    name,
    label: `grant.${name}`,
    place,
    // Asked for when it is shown.
    get details() {
      return {
        family,
        opens: labelOf(registry, `grant.${name}.opens`, language),
        exact,
        routes: Object.values(tables.routes).flatMap((route) => (asks(tables.guards[route.guard]) ? [route.name] : [])),
        tiles: tiles.flatMap(({ id, target }) => {
          const guards = target.kind === "route" ? target.targets.map((one) => one.guard) : [target.guard];
          return guards.some((index) => asks(tables.guards[index])) ? [id] : [];
        }),
        logins: Object.values(tables.applications).flatMap(({ id, login }) => (login?.grant != null && gives(login.grant) ? [id] : [])),
        features: Object.entries(tables.features).flatMap(([feature, asked]) => (gives(asked) ? [feature] : [])),
      };
    },
    access: () => [],
    ask: askBy([{ ...SIGNED_IN, clauses: [[name]] }], ({ resolver }: Asker) =>
      resolver.signedIn ? openingOf(resolver.grant(name)) : { admitted: false, reason: "not-signed-in" },
    ),
  };
}

function openingOf(decision: GrantDecision): Opening {
  if (decision.held) return { admitted: true, reason: "ok" };
  return { admitted: false, reason: decision.why === "not-offline-ready" ? "offline" : "not-granted" };
}
