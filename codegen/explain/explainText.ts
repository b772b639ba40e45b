import type { AccessAnswer } from "../answer/accessAnswer";
import type { Detail, ExplainKind } from "../answer/explanation";
import type { Say } from "../messages/say";
import { askedFor, breachesOf } from "../prove/breach";
import type { Explanation, GrantAnswer, UserDecision } from "./explainAnswer";
import type { Change } from "./viewerChange";
import { partlyWords } from "./whoHas";

/** An explanation in which the change that turns a decision round is said in words too. */
export function inWords(one: Explanation, say: Say): object {
  const { decision } = one;
  if (decision?.flip == null) return one;
  return { ...one, decision: { ...decision, flip: { ...decision.flip, words: changeWords(decision.flip.changes, say) } } };
}

/** What something is, its name and what it is called. */
export function titleOf(kind: ExplainKind, name: string, label: string | null, say: Say): string {
  const title = `${say(`noun.${kind}`)} ${name}`;
  return label === null ? title : say("pair", { name: title, value: label });
}

/** Explanations as people read them. */
export function explainText(explanations: readonly Explanation[], registry: string, who: string | null, say: Say): string {
  return explanations.map((one) => `${explanationLines(one, registry, who, say).join("\n")}\n`).join("\n");
}

function explanationLines(explanation: Explanation, registry: string, who: string | null, say: Say): readonly string[] {
  const { kind, name, label, details, access, personas, decision } = explanation;
  return [
    titleOf(kind, name, label, say),
    `  ${placeText(registry, explanation)}`,
    ...detailLines(details, say),
    ...access.map((one) => `  ${accessLine(one, registry, say)}`),
    ...personaLines(personas, say).map((line) => `  ${line}`),
    ...(decision === undefined || who === null ? [] : decisionLines(decision, who, registry, say)),
  ];
}

function detailLines(details: Explanation["details"], say: Say): readonly string[] {
  const lines: string[] = [];
  let key: Detail;
  for (key in details) {
    const value = details[key] ?? [];
    const shown = Array.isArray(value) ? value.join(", ") : key === "opens" ? opensWords(String(value), say) : String(value);
    if (value !== false && shown !== "") lines.push(`  ${say("pair", { name: say(`noun.${key}`), value: shown })}`);
  }
  return lines;
}

/** What a section opens is a word of the registry; what a grant opens is a sentence of its own. */
function opensWords(value: string, say: Say): string {
  return value === "tiles" || value === "home" || value === "workshops" ? say(`opens.${value}`) : value;
}

function accessLine(access: AccessAnswer, registry: string, say: Say): string {
  const { route, from } = access;
  const params = { access: accessText(access), level: say(`noun.${from.level}`), name: from.name, place: placeText(registry, from) };
  return route === undefined ? say("access", params) : say("access-to", { route, ...params });
}

/** What is asked for, as the registry writes it. */
function accessText({ public: open, anyOf, from: _, ...conditions }: AccessAnswer): string {
  if (open) return "public";
  const clauses = anyOf === null ? [] : [anyOf];
  const asked = breachesOf({ public: false, clauses, ...conditions }, "", "multi").map(askedFor);
  return (anyOf === null ? ["signedIn", ...asked] : asked).join(", ");
}

function personaLines(personas: Explanation["personas"], say: Say): readonly string[] {
  if (personas === null) return [];
  const has = personas.has.join(", ");
  const reasons = [...new Set(personas.hasNot.map(({ reason }) => reason))];
  return [
    has === "" ? say(personas.partly.length === 0 ? "open-to-none" : "open-to-some") : say("open-to", { names: has }),
    ...personas.partly.map((one) => {
      return say("partly-to", { name: one.id, herds: partlyWords(one, say), why: say(`reason.${one.reason}`) });
    }),
    ...reasons.map((reason) => {
      const names = personas.hasNot.filter((one) => one.reason === reason).map(({ id }) => id);
      return say("not-to", { names: names.join(", "), why: say(`reason.${reason}`) });
    }),
  ];
}

function decisionLines({ admitted, reason, told, grants, flip }: UserDecision, who: string, registry: string, say: Say): readonly string[] {
  const changes = flip === null ? say("change-none") : changeWords(flip.changes, say);
  return [
    `  ${say(admitted ? "decision-opens" : "decision-refused", { who, why: say(`reason.${told}`), reason })}`,
    ...grants.map((grant) => `    ${grantLine(grant, say)}`),
    `    ${say(admitted ? "to-close" : "to-open", { changes })}`,
    ...(flip?.places ?? []).map(
      (at) => `      ${say(at.written ? "place-under" : "place-new", { key: at.key, place: placeText(registry, at) })}`,
    ),
  ];
}

function changeWords(changes: readonly Change[], say: Say): string {
  const none = { grant: "", level: 0, code: "", workshop: "", mode: "" };
  return changes.map((change) => say(`change.${change.kind}`, { ...none, ...change })).join(say("change-and"));
}

function grantLine({ grant, held, exact, matched, by, level, offlineReady }: GrantAnswer, say: Say): string {
  if (matched === null) return say(exact ? "grant-exact" : "grant-absent", { grant });
  const through = matched === grant ? say("through-own") : say("through-other", { name: matched });
  const how =
    level === null
      ? say(by === "everybody" ? "how-everybody" : "how-droits")
      : say(offlineReady === true ? "how-level-offline" : "how-level", { level });
  return say(held ? "grant-held" : "grant-refused", { grant, through, how });
}

function placeText(registry: string, { file, line }: { readonly file: string; readonly line: number }): string {
  return `${registry}/${file}:${line}`;
}
