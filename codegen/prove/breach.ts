import type { Guard } from "../../src/domain/registry/access";

/** One way to be refused by a guard. */
export type Breach =
  | { readonly kind: "multiHerd" | "multiFirst" }
  | { readonly kind: "application"; readonly code: string }
  | { readonly kind: "clause"; readonly grants: readonly string[] }
  | { readonly kind: "workshop"; readonly shop: string };

/** Every way a signed-in user can be refused, plain conditions first; none when the guard is public or asks for nothing. */
export function breachesOf(guard: Guard, everybody: string): readonly Breach[] {
  if (guard.public) return [];
  return [
    ...(guard.multiHerd ? [{ kind: "multiHerd" } as const] : []),
    ...(guard.multiFirst ? [{ kind: "multiFirst" } as const] : []),
    ...guard.applications.map((code) => ({ kind: "application", code }) as const),
    ...(guard.workshop === null ? [] : [{ kind: "workshop", shop: guard.workshop } as const]),
    ...guard.clauses.filter((clause) => !clause.includes(everybody)).map((grants) => ({ kind: "clause", grants }) as const),
  ];
}

/** What the refused user lacks, in words. */
export function describeBreach(breach: Breach): string {
  switch (breach.kind) {
    case "multiHerd":
      return "the route is for multi-herd users only";
    case "multiFirst":
      return "the route is for multi-herd-first mode only";
    case "application":
      return `the route asks for the application code "${breach.code}"`;
    case "workshop":
      return `the route asks for the active workshop "${breach.shop}"`;
    case "clause":
      return breach.grants.length === 1
        ? `the route asks for "${breach.grants[0]}"`
        : `the route asks for one of ${breach.grants.map((name) => `"${name}"`).join(", ")}`;
    default:
      return breach satisfies never;
  }
}
