import type { RegistryTables, SectionRecord, TileRecord, TileRouteTarget } from "../../src/domain/registry/tables";
import type { Resolver } from "../../src/domain/resolver/createResolver";
import type { Said } from "../messages/say";
import type { Asked } from "./anybody";
import type { Step } from "./follow";

export type ClaimKind =
  `${"tile" | "link" | "home" | "tab" | "section" | "dashboard" | "shortcut" | "setting" | "action" | "news"}-opens-route`;

/** Where something leads for somebody to whom it is offered. */
export interface Opening {
  /** null: to no address, for want of a parameter. */
  readonly href: string | null;
  /** The route that it names; null: any. */
  readonly route: string | null;
  readonly target?: TileRouteTarget;
}

/** That whatever is offered leads to a page that opens, and not to a refusal, to nothing or into a loop. */
export interface Claim {
  readonly kind: ClaimKind;
  /** Tile id, value of settings.home, origin, tab … */
  readonly subject: string;
  readonly object: string | null;
  /** null: it is not offered to whoever asks. */
  readonly open: (resolver: Asked) => Opening | null;
  /** What else must be so for it to be offered; asked only where it would fail, since it may take long. */
  readonly isShown?: (resolver: Asked) => boolean;
  /** The tile that it is about, of which all targets are followed at once. */
  readonly tile?: { readonly section: SectionRecord; readonly tile: TileRecord; readonly target: TileRouteTarget };
  /** Why nothing is proven: where it leads is not for the registry to say. */
  readonly unproven?: Said;
}

/** The same claim for a user in circumstances: null where it is not offered, else the steps. */
export function openedBy(claim: Pick<Claim, "open" | "isShown">, resolver: Resolver): Opening | null {
  const opening = claim.open(resolver);
  return opening === null || claim.isShown?.(resolver) === false ? null : opening;
}

/** Whether steps keep from opening what an opening names. */
export function isFailure(steps: readonly Step[], opening: Opening, tables: Pick<RegistryTables, "routes">): boolean {
  return steps.at(-1)?.ends !== "opens" || isOfOther(steps, opening, tables);
}

/** Whether the address belongs to another route than the named one; two that share a path are one page in two versions. */
export function isOfOther([first]: readonly Step[], { route }: Opening, { routes }: Pick<RegistryTables, "routes">): boolean {
  if (first === undefined || first.route === null || route === null || first.route === route) return false;
  return routes[first.route]?.path !== routes[route]?.path;
}
