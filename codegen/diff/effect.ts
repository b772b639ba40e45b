import type { Position } from "../answer/position";
import type { UserFile } from "../viewer/userFile";
import { isLoss, isSome, type PersonaChange } from "./personaChanges";

export type EffectKind =
  /** Open without a sign-in; to whoever is signed in; to more, to fewer, to others. */
  | "public"
  | "any-account"
  | "widened"
  | "narrowed"
  | "changed"
  /** A new grant that whoever has a shorter one holds at once. */
  | "held-at-once"
  | "home"
  /** A name or an address that leads nowhere any more. */
  | "renamed"
  | "removed"
  /** A page with another name, to which the earlier one leads. */
  | "name-kept"
  /** A name that opens another page than it did, and a page that another application shows. */
  | "redirected"
  | "other-application"
  /** An address to which a parameter may be added; the one of before leads there still. */
  | "address-longer"
  | "parameter"
  | "parameter-renamed"
  | "host"
  | "code"
  | "tile-added"
  | "tile-removed"
  | "tile-target"
  | "tile-moved"
  | "tile-regrouped"
  | "tile-renamed"
  | "section-renamed"
  | "group-renamed"
  | "route-added"
  /** A value: of what decides over every access, of a sign-in, of what a frame may do, of a parameter, of what works without network; any other. */
  | "rules"
  | "sign-in"
  | "trust"
  | "param-type"
  | "offline"
  | "value"
  /** All texts that are not what they were, and what only the demo shows: a line each. */
  | "texts"
  /** Somebody gains or loses for a reason that no other effect names. */
  | "unexplained"
  /** An acceptance in accepted.yaml of nothing that this change does. */
  | "unused-yes"
  /** A demo account that is new, is gone, is called otherwise, has other rights, or of which less is promised. */
  | "persona-added"
  | "persona-gone"
  | "persona-renamed"
  | "persona-rights"
  | "persona-promise"
  | "base-added"
  | "base-moved"
  | "dead-grant";

/** What has to be said to it before it is merged: nothing, yes, yes by a second person; to some nothing can be. */
export type Answer = "none" | "yes" | "second-person" | "impossible";

/** One cause and all that comes of it. */
export interface Effect {
  /** Hash of kind, subjects, before and after of each of them, and of `bound`: it changes with the effect, and with nothing else. */
  readonly id: string;
  readonly kind: EffectKind;
  /** Names of routes, tiles, grants or personas, sorted. */
  readonly subjects: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  /** Of a line that changes several accesses each of them, with its pages. */
  readonly access: readonly { readonly before: string; readonly after: string; readonly routes: readonly string[] }[];
  /** What else an acceptance of it is for: pages that ask for a new grant, what a name or a tile led to and for whom. */
  readonly bound: readonly string[];
  /** The line that brought it about, of the newer side where it is there still. */
  readonly place: Position | null;
  /** It is of the older side: what stood there is gone. */
  readonly isGone: boolean;
  /** `domain alimentation`: whose line it is. */
  readonly owner: { readonly level: string; readonly name: string } | null;
  /** Personas that gain or lose something by it, as far as it goes. */
  readonly personas: readonly PersonaChange[];
  readonly witness: { readonly gains?: UserFile; readonly loses?: UserFile };
  readonly answer: Answer;
  /** The entry of accepted.yaml that accepts it. */
  readonly accepted: Acceptance | null;
}

export interface Acceptance {
  readonly id: string;
  readonly what: string;
  readonly why: string;
  readonly by: string;
  readonly on: string;
  readonly until?: string | undefined;
}

/** What people, links and other programs count on and is gone, or is not what it was, whoever the demo has. */
const BREAKING: ReadonlySet<EffectKind> = new Set([
  ...(["narrowed", "changed", "renamed", "removed", "redirected", "other-application", "parameter", "parameter-renamed"] as const),
  ...(["param-type", "code", "tile-removed", "persona-gone", "persona-promise", "dead-grant"] as const),
]);
/** What only lets somebody in, be it that it waits. */
const OPENING: ReadonlySet<EffectKind> = new Set(["public", "any-account", "widened", "held-at-once"]);

/** Whether it takes something away or makes it another, be it only a promise or what nobody of the demo has. */
export function isBreaking(effect: Effect): boolean {
  const { kind, before, answer, personas, witness } = effect;
  // A value that waits, and that was not just allowed more.
  const isOther = answer !== "none" && before !== null && !OPENING.has(kind) && !isMore(effect);
  return isLoss(personas) || witness.loses !== undefined || BREAKING.has(kind) || isOther;
}

/** Whether somebody has more by it, be it nobody of the demo. */
export function isMore({ kind, before, after, personas, witness }: Effect): boolean {
  const use = (value: string | null) => ["readonly", "full"].indexOf(value ?? "");
  return (
    personas.some(({ gained }) => isSome(gained)) ||
    witness.gains !== undefined ||
    ["widened", "changed", "route-added"].includes(kind) ||
    (kind === "offline" && use(after) > use(before))
  );
}

/** Whether it waits for somebody. */
export function isWaiting({ answer, accepted }: Effect): boolean {
  return answer !== "none" && (answer === "impossible" || accepted === null);
}
