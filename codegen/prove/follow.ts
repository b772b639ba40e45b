import type { Reason } from "../../src/domain/registry/access";
import type { Resolver } from "../../src/domain/resolver/createResolver";

/** One address on the way, and how the way ends there; `leads`: it goes on. */
export interface Step {
  readonly href: string;
  /** The route that the address belongs to. */
  readonly route: string | null;
  readonly ends: "opens" | "leads" | "refused" | "unknown" | "missing" | "loop";
  readonly reason: Reason;
}

/** Where an address leads for somebody, redirects included, as the resolver says it; it ends at an address that comes again. */
export function follow(resolver: Pick<Resolver, "address">, href: string): readonly Step[] {
  const steps: Step[] = [];
  for (let at: string | null = href; at !== null; ) {
    const { route, admitted, reason, redirectTo } = resolver.address(at);
    const repeats: boolean = redirectTo === at || steps.some((step) => step.href === redirectTo);
    const ends: Step["ends"] = admitted ? (redirectTo === null ? "opens" : repeats ? "loop" : "leads") : refusedBy(reason);
    steps.push({ href: at, route, ends, reason });
    at = ends === "leads" ? redirectTo : null;
  }
  return steps;
}

function refusedBy(reason: Reason): Step["ends"] {
  if (reason === "unknown-route") return "unknown";
  return reason === "missing-param" ? "missing" : "refused";
}
