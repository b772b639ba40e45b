import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import type { Resolver } from "../../src/domain/resolver/createResolver";
import type { Viewer } from "../../src/domain/resolver/scope";
import { decideAccess } from "../answer/decideAccess";
import type { Asker } from "../viewer/asker";
import type { Change } from "./viewerChange";

/** Changes that go towards being admitted: the ones that meet what refuses now. */
export function openingChanges(tables: RegistryTables, { viewer, resolver }: Asker, guard: Guard): readonly Change[] {
  const { admitted, reason, clause } = decideAccess(tables, { viewer, resolver }, guard);
  if (admitted) return [];
  switch (reason) {
    case "not-signed-in":
      return [{ kind: "sign-in" }];
    case "multi-herd-only":
      return [
        ...(viewer.mode === "solo" ? [{ kind: "set-mode", mode: "multi" } as const] : []),
        ...(resolver.multiHerd ? [] : grantChanges(tables, viewer, resolver, tables.features.multiHerd)),
      ];
    case "application-not-granted": {
      const held = (viewer.user ?? viewer.multiUser)?.grants ?? [];
      return guard.applications.filter((code) => !held.includes(code)).map((code) => ({ kind: "add-application", code }));
    }
    case "workshop-inactive":
      return guard.workshop === null ? [] : [{ kind: "activate-workshop", workshop: guard.workshop }];
    default:
      return clause.flatMap((grant) => grantChanges(tables, viewer, resolver, grant));
  }
}

/** Changes that go towards being refused, the ones that take least first. */
export function closingChanges(tables: RegistryTables, { viewer, resolver }: Asker, guard: Guard): readonly Change[] {
  const { everybody } = tables.access;
  const rights = guard.clauses
    .filter((clause) => !clause.includes(everybody))
    .flat()
    .flatMap((grant): readonly Change[] => {
      const decision = resolver.grant(grant);
      if (!decision.held) return [];
      const listed = decision.by === "droits" && decision.matched === grant;
      return [...(listed ? [{ kind: "remove-grant", grant } as const] : []), { kind: "set-level", grant, level: 0 }];
    });
  return [
    ...rights,
    ...guard.applications.map((code) => ({ kind: "remove-application", code }) as const),
    ...(guard.workshop === null ? [] : [{ kind: "deactivate-workshop", workshop: guard.workshop } as const]),
    ...((guard.multiFirst || guard.multiHerd) && viewer.mode !== "solo" ? [{ kind: "set-mode", mode: "solo" } as const] : []),
    ...(viewer.online ? [{ kind: "go-offline" } as const] : []),
  ];
}

function grantChanges(tables: RegistryTables, viewer: Viewer, resolver: Resolver, grant: string): readonly Change[] {
  const decision = resolver.grant(grant);
  if (decision.held) return [];
  if (decision.why === "not-offline-ready")
    return [{ kind: "set-level", grant: decision.matched, level: decision.level | tables.access.offlineMask }, { kind: "go-online" }];
  // A level at the full name wins over the list, so it must be changed itself.
  if (decision.matched === grant) return [{ kind: "set-level", grant, level: viewer.online ? 1 : tables.access.offlineMask | 1 }];
  return [{ kind: "add-grant", grant }];
}
