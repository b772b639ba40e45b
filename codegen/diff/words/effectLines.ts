import { guardFrom } from "../../../src/domain/registry/guardText";
import { blastRadius } from "../../coverage/blastRadius";
import type { Say } from "../../messages/say";
import type { Effect } from "../effect";
import type { Side } from "../side";
import { accessWords, userWords } from "./accessWords";
import { concernedBy, ledElse, opensElseTo, searchActs } from "./concernedBy";
import { homeLines, labelIn, ledLines, namesOf, reachWords, type Wording } from "./reachWords";

const MOST_TEXTS = 8;
/** Accesses that one line changes. */
const MOST_ACCESSES = 5;
const REMEDIES = ["public", "any-account", "held-at-once", "renamed", "removed", "parameter", "parameter-renamed"] as const;

/** What else is known of it, a line each: before and after, who gains and loses, an example, the way out or the yes. */
export function effectLines(effect: Effect, wording: Wording): readonly string[] {
  const { kind, subjects, before, personas, witness, answer, accepted } = effect;
  const { base, head, say, isWhole } = wording;
  const held = kind === "held-at-once" ? subjects.flatMap((grant) => heldWords(grant, wording)) : [];
  const [acts, led] = [searchActs(effect, base, head), ledElse(effect, base, head)];
  const does = new Set([...acts.gained, ...acts.lost].map(({ id }) => id));
  const others = opensElseTo(effect, base, head).filter(({ id }) => !does.has(id));
  const isNobody = personas.length + held.length + others.length + does.size + led.length === 0;
  const hasExample = witness.gains !== undefined || witness.loses !== undefined;
  const concerned = isNobody && !hasExample ? concernedBy(effect, base, head, say) : null;
  const isAccess = ["public", "any-account", "widened", "narrowed", "changed", "route-added"].includes(kind);
  const reach = (side: "gained" | "lost") => reachWords(personas, side, wording);
  const remedy = REMEDIES.find((one) => one === kind);
  return [
    ...(isAccess ? accessLines(effect, wording) : []),
    ...(isAccess && isWhole === true && subjects.length > 1
      ? [say("effect-screens", { names: subjects.map((name) => labelIn(wording, "route", name)).join(" · ") })]
      : []),
    ...(kind === "texts" ? textLines(subjects, wording) : []),
    ...(kind === "base-added" || kind === "base-moved" ? baseLines(effect, wording) : []),
    ...held,
    ...reach("gained").map(({ who, isOne }) => say(isOne ? "effect-gains" : "effect-gains-many", { who })),
    ...reach("lost").map(({ who, isOne }) => say(isOne ? "effect-loses" : "effect-loses-many", { who })),
    ...actLines(acts.gained, "gains", wording),
    ...actLines(acts.lost, "loses", wording),
    ...ledLines(led, wording),
    ...(others.length === 0 ? [] : [say("effect-else", { who: namesOf(others, wording) })]),
    ...(isNobody && hasExample ? [say("effect-nobody")] : []),
    ...(concerned === null ? [] : [say("effect-nobody-but", { who: concerned })]),
    ...homeLines(effect, wording),
    ...(witness.gains ? [say("effect-example-gains", { user: userWords(witness.gains, say) })] : []),
    ...(witness.loses ? [say("effect-example-loses", { user: userWords(witness.loses, say) })] : []),
    ...(accepted ? [say("effect-yes", { by: accepted.by, on: accepted.on, why: accepted.why })] : []),
    ...(answer === "impossible" ? [say("accept-impossible")] : []),
    ...(answer === "second-person" && !accepted ? [say("answer-second-person")] : []),
    ...(remedy === undefined || answer === "impossible" || answer === "none" || accepted || (kind === "any-account" && before === null)
      ? []
      : [remedyWords(remedy, before ?? "", base, say)]),
  ];
}

/** Who might pass before and who may now; of several accesses each, with the number of its pages. */
function accessLines({ before, after, access }: Effect, { base, head, say, isWhole }: Wording): readonly string[] {
  const words = (was: string | null, is: string | null) => ({
    before: accessWords(was ?? "", base, say),
    after: accessWords(is ?? "", head, say),
  });
  if (access.length === 0) return [say(before === null ? "effect-for" : "effect-before", words(before, after))];
  const shown = access.slice(0, isWhole === true ? access.length : MOST_ACCESSES);
  const rest = access.slice(shown.length).flatMap(({ routes }) => routes);
  return [
    ...shown.map((one) => say("effect-before-on", { ...words(one.before, one.after), count: one.routes.length })),
    ...(rest.length === 0 ? [] : [say("effect-before-more", { count: rest.length })]),
  ];
}

/** Bases above and below: a server that answers by the first words alone would take one for the other. */
function baseLines({ after }: Effect, wording: Wording): readonly string[] {
  const bases = new Map(Object.values(wording.head.tables.applications).flatMap(({ id, frame }) => (frame ? [[frame.base, id]] : [])));
  return [...bases].flatMap(([base, id]) => {
    const isAbove = after?.startsWith(`${base}/`) === true;
    if (!isAbove && !base.startsWith(`${after}/`)) return [];
    return [wording.say(isAbove ? "effect-base-below" : "effect-base-above", { base, label: labelIn(wording, "app", id) })];
  });
}

/** Who has an act of the search more, or less. */
function actLines(personas: readonly { readonly id: string }[], does: "gains" | "loses", wording: Wording): readonly string[] {
  const { say } = wording;
  if (personas.length === 0) return [];
  const who = say("pair", { name: namesOf(personas, wording), value: say("reach-act") });
  return [say(personas.length === 1 ? `effect-${does}` : `effect-${does}-many`, { who })];
}

function textLines(lines: readonly string[], { say, isWhole }: Wording): readonly string[] {
  const shown = lines.slice(0, isWhole === true ? lines.length : MOST_TEXTS);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [say("effect-texts-more", { count: more })] : [])];
}

function remedyWords(remedy: (typeof REMEDIES)[number], before: string, base: Side, say: Say): string {
  if (remedy !== "any-account") return say(`remedy.${remedy}`);
  const { clauses } = guardFrom(before);
  const [anyOf] = clauses;
  return say("remedy.any-account", {
    access: anyOf && clauses.length === 1 ? `access: { anyOf: [${anyOf.join(", ")}] }` : accessWords(before, base, say),
  });
}

function heldWords(grant: string, wording: Wording): readonly string[] {
  const { personas } = blastRadius(wording.head, grant);
  return personas.length === 0 ? [] : [wording.say("effect-held", { count: personas.length, who: namesOf(personas, wording) })];
}
