import { acceptanceOf, newAcceptances, unusedAcceptances } from "./acceptances";
import { accessEffects } from "./accessEffects";
import { addedRoutes } from "./addedRoutes";
import { applicationEffects } from "./applicationEffects";
import { type Effect, isBreaking, isMore, isWaiting } from "./effect";
import { compareEffects } from "./effectOrder";
import { grantEffects } from "./grantEffects";
import { homeEffects } from "./homeEffects";
import { type PersonaChange, personaChanges } from "./personaChanges";
import { personaEffects } from "./personaEffects";
import { type RouteChange, routeChanges } from "./routeChanges";
import { routeNameEffects } from "./routeNameEffects";
import type { Side } from "./side";
import { type TileChange, tileChanges } from "./tileChanges";
import { tileEffects } from "./tileEffects";
import { untold, withUnexplained } from "./unexplainedEffects";
import { valueEffects } from "./valueEffects";

/** What a change of the registry does, and to whom. */
export interface Diff {
  /** Whether nothing waits for an answer. */
  readonly ok: boolean;
  readonly effects: readonly Effect[];
  readonly personas: readonly PersonaChange[];
  readonly routes: readonly RouteChange[];
  readonly tiles: readonly TileChange[];
}

export interface DiffOptions {
  /** Every widening waits for a yes. */
  readonly noNewAccess: boolean;
  /** And so does what takes something away from nobody of the demo. */
  readonly strict?: boolean;
  /** Day as YYYY-MM-DD, from which on an acceptance may be over. */
  readonly today: string;
}

export function diff(base: Side, head: Side, { noNewAccess, strict = false, today }: DiffOptions): Diff {
  const personas = personaChanges(base, head);
  const routes = routeChanges(base, head);
  const access = accessEffects(routes, head, personas);
  const named = routeNameEffects(base, head, personas);
  const granted = grantEffects(base, head, personas);
  const tiles = tileChanges(base, head);
  const added = addedRoutes(base, head, personas, [...named, ...granted]);
  const homes = homeEffects(base, head, personas, [...access, ...named, ...added]);
  const told = [
    ...access,
    ...named,
    ...granted,
    ...added,
    ...homes,
    ...applicationEffects(base, head),
    ...tileEffects(base, head, tiles, personas),
    ...personaEffects(base, head),
  ];
  const values = valueEffects(base, head, tiles, untold(personas, told), told);
  const found = withUnexplained([...told, ...values], head, personas);
  const given = newAcceptances(base, head);
  const effects = [...found, ...unusedAcceptances(found, given)]
    .map((effect): Effect => {
      const isAsked = ((noNewAccess || strict) && isMore(effect)) || (strict && isBreaking(effect));
      return isAsked && effect.answer === "none" ? { ...effect, answer: "yes" } : effect;
    })
    .map((effect) => ({ ...effect, accepted: acceptanceOf(effect, given, today) }))
    .sort(compareEffects);
  return { ok: !effects.some(isWaiting), effects, personas, routes, tiles };
}
