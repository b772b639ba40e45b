import type { Guard } from "../../src/domain/registry/access";
import type { Mode } from "../../src/domain/session/session";
import { type Said, said } from "../messages/say";

/** One way to be refused by a guard; `mode`: by being in the mode of one herd. */
export type Breach =
  | { readonly kind: "mode" | "multiHerd" | "multiFirst" }
  | { readonly kind: "application"; readonly code: string }
  | { readonly kind: "clause"; readonly grants: readonly string[] }
  | { readonly kind: "workshop"; readonly workshop: string };

/** Every way a signed-in user can be refused in a mode, plain conditions first; none when the guard is public or asks for nothing. */
export function breachesOf(guard: Guard, everybody: string, mode: Mode): readonly Breach[] {
  if (guard.public) return [];
  if (guard.multiFirst && mode === "solo") return [{ kind: "mode" }];
  return [
    ...(guard.multiHerd ? [{ kind: "multiHerd" } as const] : []),
    ...(guard.multiFirst ? [{ kind: "multiFirst" } as const] : []),
    ...guard.applications.map((code) => ({ kind: "application", code }) as const),
    ...(guard.workshop === null ? [] : [{ kind: "workshop", workshop: guard.workshop } as const]),
    ...guard.clauses.filter((clause) => !clause.includes(everybody)).map((grants) => ({ kind: "clause", grants }) as const),
  ];
}

/** What the refused user lacks. */
export function breachSaid(breach: Breach): Said {
  switch (breach.kind) {
    case "application":
      return said("because.application", { code: breach.code });
    case "workshop":
      return said("because.workshop", { workshop: breach.workshop });
    case "clause":
      return said("because.clause", { grants: breach.grants.join(", ") });
    case "mode":
      return said("because.multiFirst", {});
    default:
      return said(`because.${breach.kind}`, {});
  }
}

/** What a guard asks for, as the registry writes it. */
export function askedFor(breach: Breach | undefined): string {
  switch (breach?.kind) {
    case "clause":
      return `anyOf: [${breach.grants.join(", ")}]`;
    case "workshop":
      return `workshop: ${breach.workshop}`;
    case "application":
      return `code: ${breach.code}`;
    case "multiHerd":
    case "multiFirst":
      return `${breach.kind}: true`;
    default:
      return "signedIn";
  }
}
