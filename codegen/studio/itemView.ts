import type { AccessAnswer } from "../answer/accessAnswer";
import type { Entry } from "../answer/explanation";
import { labelOf } from "../answer/labelOf";
import type { Position } from "../answer/position";
import { type Explanation, explain } from "../explain/explainAnswer";
import type { Change } from "../explain/viewerChange";
import { partlyWords } from "../explain/whoHas";
import { sayIn } from "../messages/say";
import type { RegistryFiles } from "../read/registryFiles";
import { herdAskers } from "../snapshot/herdKinds";
import type { Asker } from "../viewer/asker";
import type { Registry } from "../viewer/registry";
import { studioText } from "./answerTexts";
import { FRENCH, type Named } from "./personaViews";
import { decisionSteps, type WhyStep } from "./whySteps";

export interface ItemView {
  readonly kind: Explanation["kind"];
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly line: number;
  readonly excerpt: readonly { readonly line: number; readonly text: string }[];
  /** Null: nobody opens it, as a parameter. */
  readonly isOpen: boolean | null;
  readonly steps: readonly WhyStep[];
  /** The fewest changes of the person that turn the answer round, to be tried. */
  readonly flip: { readonly words: readonly string[]; readonly changes: readonly Change[] } | null;
  readonly has: readonly Named[];
  /** Who has it in some herds alone: in which, and why not in the others. */
  readonly partly: readonly (Named & { readonly why: string })[];
  readonly hasNot: readonly (Named & { readonly why: string })[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

const ABOVE = 1;
const BELOW = 5;

/** What something is, where it stands, and why somebody has it or not. */
export function itemView(registry: Registry, files: RegistryFiles, item: Entry, asker: Asker, who: string): ItemView {
  const askers = herdAskers(registry, { online: asker.viewer.online, mode: null });
  const one = explain(registry, item, FRENCH, askers, asker.viewer);
  const persona = (id: string): Named => ({ id, label: labelOf(registry, `persona.${id}`, FRENCH) ?? id });
  const say = sayIn(FRENCH);
  return {
    kind: one.kind,
    name: one.name,
    label: one.label ?? one.name,
    file: one.file,
    line: one.line,
    excerpt: excerptOf(files, one),
    isOpen: one.decision?.admitted ?? null,
    steps: [...openSteps(registry, one), ...one.access.map((access) => askStep(registry, access)), ...decisionSteps(registry, one, who)],
    flip: flipOf(registry, one),
    has: (one.personas?.has ?? []).map(persona),
    partly: (one.personas?.partly ?? []).map(({ reason, ...some }) => {
      const params = { herds: partlyWords(some, say), why: say(`reason.${reason}`) };
      return { ...persona(some.id), why: studioText("in-herds", params) };
    }),
    hasNot: (one.personas?.hasNot ?? []).map(({ id, reason }) => ({ ...persona(id), why: say(`reason.${reason}`) })),
    facts: factsOf(one),
  };
}

function excerptOf(files: RegistryFiles, { file, line }: Position): ItemView["excerpt"] {
  const lines = (files.get(file) ?? "").trimEnd().split("\n");
  const from = Math.max(0, line - 1 - ABOVE);
  return lines.slice(from, line + BELOW).map((text, row) => ({ line: from + row + 1, text }));
}

function openSteps(registry: Registry, { kind, name, details, file, line }: Explanation): readonly WhyStep[] {
  const step = (text: string): WhyStep => ({ text, place: { file, line }, isCause: false });
  const label = (key: string, id: string) => labelOf(registry, `${key}.${id}`, FRENCH) ?? id;
  if (kind === "route" && typeof details.address === "string")
    return [step(studioText("route-at", { address: details.address, application: label("app", String(details.application)) }))];
  if (kind !== "tile") return [];
  if (typeof details.link === "string") return [step(studioText("opens-link", { link: details.link }))];
  if (typeof details.workshop === "string") return [step(studioText("opens-workshop", { workshop: details.workshop }))];
  const route = registry.model.tiles.get(name)?.document.route;
  return route === undefined ? [] : [step(studioText("opens-route", { label: label("route", route), name: route }))];
}

/** Who asks, for what, and in which line. */
function askStep(registry: Registry, access: AccessAnswer): WhyStep {
  const { level, name, file, line } = access.from;
  const what = asked(registry, access);
  const key = { tile: "tile", route: "route", application: "app", domain: "domain" }[level];
  const params = { label: labelOf(registry, `${key}.${name}`, FRENCH) ?? domainLabel(registry, name), what };
  return { text: studioText(`asks-${level}`, params), place: { file, line }, isCause: false };
}

function domainLabel({ model }: Registry, name: string): string {
  const found = model.documents.domains.flatMap(({ document }) => document.domains).find(({ id }) => id === name);
  return typeof found?.label === "object" ? (found.label[FRENCH] ?? name) : name;
}

function asked(registry: Registry, { public: open, anyOf, applications, workshop, multiHerd, multiFirst }: AccessAnswer): string {
  if (open) return studioText("what-public", {});
  const rights = (anyOf ?? []).map((grant) => `**${labelOf(registry, `grant.${grant}`, FRENCH) ?? grant}** \`${grant}\``).join(", ");
  const first =
    anyOf === null
      ? studioText("what-signed-in", {})
      : anyOf.length === 0
        ? studioText("what-nobody", {})
        : studioText(anyOf.length === 1 ? "what-right" : "what-rights", { rights });
  const more = [
    ...applications.map((code) => studioText("what-code", { code })),
    ...(workshop === null ? [] : [studioText("what-workshop", { workshop })]),
    ...(multiHerd ? [studioText("what-multi", {})] : []),
    ...(multiFirst ? [studioText("what-multi-first", {})] : []),
  ];
  return [first, ...more].join(" ; ");
}

function flipOf({ model }: Registry, { decision }: Explanation): ItemView["flip"] {
  if (decision?.flip == null) return null;
  const none = { grant: "", level: 0, code: "", workshop: "", mode: "" };
  const { changes } = decision.flip;
  return {
    changes,
    words: changes.map((change) => {
      const words = sayIn(FRENCH)(`change.${change.kind}`, { ...none, ...change });
      const label = "grant" in change ? model.texts.get(`grant.${change.grant}`)?.texts[FRENCH] : undefined;
      return label === undefined ? words : `${words} (${label})`;
    }),
  };
}

function factsOf({ details }: Explanation): ItemView["facts"] {
  const say = sayIn(FRENCH);
  const facts: { name: string; value: string }[] = [];
  let key: keyof typeof details;
  for (key in details) {
    const value = details[key];
    const shown = Array.isArray(value) ? value.join(", ") : value === true ? "✓" : String(value ?? "");
    if (value !== false && shown !== "") facts.push({ name: say(`noun.${key}`), value: shown });
  }
  return facts;
}
