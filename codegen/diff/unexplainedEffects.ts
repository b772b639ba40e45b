import type { Reach } from "../snapshot/reach";
import type { Effect } from "./effect";
import { makeEffect, metText } from "./makeEffect";
import { both, isLoss, isSome, type PersonaChange, reachWith } from "./personaChanges";
import type { Side } from "./side";

/**
 * The effects with what personas gain or lose and none of them speaks of: it comes of what makes a user one of several herds,
 * where that has changed; else it is said all the same, and waits.
 */
export function withUnexplained(effects: readonly Effect[], head: Side, personas: readonly PersonaChange[]): readonly Effect[] {
  const rest = untold(personas, effects);
  if (rest.length === 0) return effects;
  const causes = effects.filter(({ kind }) => kind !== "texts" && !kind.startsWith("persona-"));
  const cause =
    effects.find(({ subjects: [subject = ""] }) => subject.startsWith("settings features.multiHerd")) ??
    effects.find((effect) => isAskedByShell(effect, head)) ??
    // All that differs besides is for nobody.
    (causes.length === 1 ? causes[0] : undefined);
  if (cause === undefined)
    return [...effects, makeEffect({ kind: "unexplained", subjects: rest.map(({ id }) => id), personas: rest, answer: "yes" })];
  const isLess = isLoss(rest) || rest.some(({ home }) => home !== null);
  const whole = makeEffect({
    ...cause,
    // A yes to the effect without them is none to them.
    bound: [...cause.bound, ...rest.map(metText)],
    personas: joined(cause.personas, rest),
    answer: isLess && cause.answer === "none" ? "yes" : cause.answer,
  });
  return effects.map((effect) => (effect === cause ? whole : effect));
}

/** The part of the changes that no effect speaks of. */
export function untold(personas: readonly PersonaChange[], reported: readonly Effect[]): readonly PersonaChange[] {
  const told = new Map<string, Set<string>>();
  const homes = new Set<string>();
  for (const one of reported.flatMap((effect) => effect.personas)) {
    const names = told.get(one.id) ?? new Set();
    for (const reach of [one.gained, one.lost]) for (const name of Object.values(reach).flat()) names.add(name);
    told.set(one.id, names);
    if (one.home !== null) homes.add(one.id);
  }
  return personas.flatMap((one) => {
    const rest = (reach: Reach) => reachWith((of) => reach[of].filter((name) => told.get(one.id)?.has(name) !== true));
    const left = { ...one, gained: rest(one.gained), lost: rest(one.lost), home: homes.has(one.id) ? null : one.home };
    return isSome(left.gained) || isSome(left.lost) || left.home !== null ? [left] : [];
  });
}

/** A grant that the shell itself or a sign-in asks for, and that is held at once. */
function isAskedByShell({ kind, subjects: [subject = ""] }: Effect, { tables }: Side): boolean {
  const asked = [...Object.values(tables.features), ...Object.values(tables.applications).map(({ login }) => login?.grant)];
  return kind === "held-at-once" && asked.some((grant) => grant === subject);
}

export function joined(some: readonly PersonaChange[], more: readonly PersonaChange[]): readonly PersonaChange[] {
  const met = new Map(some.map((one) => [one.id, one]));
  for (const one of more) {
    const known = met.get(one.id);
    met.set(
      one.id,
      known ? { ...known, home: known.home ?? one.home, gained: both(known.gained, one.gained), lost: both(known.lost, one.lost) } : one,
    );
  }
  return [...met.values()];
}
