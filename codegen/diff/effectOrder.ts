import { type Effect, isBreaking, isWaiting } from "./effect";
import { isLoss } from "./personaChanges";

/** The order in which effects are told; of those that stand alike the one that concerns more. */
export function compareEffects(one: Effect, two: Effect): number {
  return rank(one) - rank(two) || two.subjects.length - one.subjects.length;
}

/** What can never be comes first, then losses, then gains, then what waits for nobody. */
function rank(effect: Effect): number {
  const { answer, kind, personas } = effect;
  if (answer === "impossible") return 0;
  if (!isWaiting(effect)) return answer !== "none" ? 6 : isBreaking(effect) ? 7 : 8;
  // What might say why comes first.
  if (kind === "unexplained") return 5;
  if (kind === "any-account" || kind === "public") return 1;
  if (isLoss(personas)) return 2;
  return kind === "renamed" || kind === "removed" || kind === "parameter" ? 3 : 4;
}
