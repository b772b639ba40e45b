import type { AccessAnswer } from "../answer/accessAnswer";
import type { Explanation, GrantAnswer, UserDecision } from "../answer/explainAnswer";
import { REASON_WORDS } from "../answer/reasonWords";

/** Explanations as people read them. */
export function explainText(explanations: readonly Explanation[], registry: string, who: string | null): string {
  return explanations.map((one) => `${explanationLines(one, registry, who).join("\n")}\n`).join("\n");
}

function explanationLines(
  { kind, name, label, details, access, personas, decision, ...at }: Explanation,
  registry: string,
  who: string | null,
) {
  return [
    `${kind} ${name}${label === null ? "" : `: ${label}`}`,
    `  ${placeText(registry, at)}`,
    ...Object.entries(details).flatMap(([key, value]) => detailLine(key, value)),
    ...access.map((one) => accessLine(one, registry)),
    ...personaLines(personas),
    ...(decision === undefined || who === null ? [] : decisionLines(decision, who, registry)),
  ];
}

function detailLine(key: string, value: Explanation["details"][string]): readonly string[] {
  if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return [];
  return [`  ${words(key)}: ${Array.isArray(value) ? value.join(", ") : String(value)}`];
}

/** `defaultRoute` → `default route`. */
function words(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function accessLine(access: AccessAnswer, registry: string): string {
  const { route, from } = access;
  const target = route === undefined ? "" : ` to ${route}`;
  return `  access${target}: ${accessWords(access)} (from the ${from.level} ${from.name}, ${placeText(registry, from)})`;
}

function accessWords({ public: open, anyOf, multiHerd, multiFirst, workshop, applications }: AccessAnswer): string {
  if (open) return "public";
  const who = anyOf === null ? "any signed-in user" : anyOf.length === 0 ? "nobody" : `any of ${anyOf.join(", ")}`;
  return [
    who,
    ...applications.map((code) => `with the application code ${code}`),
    ...(workshop === null ? [] : [`with the workshop ${workshop} active`]),
    ...(multiHerd ? ["multi-herd users only"] : []),
    ...(multiFirst ? ["in multi-herd-first mode only"] : []),
  ].join("; ");
}

function personaLines(personas: Explanation["personas"]): readonly string[] {
  if (personas === null) return [];
  const { has, hasNot } = personas;
  const without = hasNot.map(({ id, reason }) => `${id} (${reason})`);
  return [
    `  open to: ${has.length === 0 ? "no persona" : has.join(", ")}`,
    ...(without.length === 0 ? [] : [`  not to:  ${without.join(", ")}`]),
  ];
}

function decisionLines({ admitted, reason, grants, flip }: UserDecision, who: string, registry: string): readonly string[] {
  return [
    `  for ${who}: ${admitted ? "opens" : "refused"}, ${REASON_WORDS[reason]} (${reason})`,
    ...grants.map((grant) => `    ${grantLine(grant)}`),
    `    ${admitted ? "to close it" : "to open it"}: ${flip?.words ?? "nothing does"}`,
    ...(flip?.places ?? []).map(
      (place) =>
        `      ${place.written ? `under "${place.key}:" of the persona` : `in a new line "${place.key}:" below "profile:" of the persona`}, ${placeText(registry, place)}`,
    ),
  ];
}

function grantLine({ grant, held, exact, matched, by, level, offlineReady }: GrantAnswer): string {
  if (matched === null)
    return exact
      ? `${grant}: not held by its full name; it is exact, so a shorter name gives nothing`
      : `${grant}: not held, neither by its name nor by a shorter one`;
  const name = matched === grant ? "by its own name" : `through ${matched}`;
  const how =
    level === null
      ? `in ${by === "everybody" ? "everybody's rights" : "droits"}`
      : `level ${level}, bit 8 ${offlineReady ? "set" : "not set"}`;
  return `${grant}: ${held ? "held" : "refused"} ${name}, ${how}`;
}

function placeText(registry: string, { file, line }: { readonly file: string; readonly line: number }): string {
  return `${registry}/${file}:${line}`;
}
