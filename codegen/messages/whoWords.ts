import type { Language } from "./language";
import { repeat, type Said, said, sayIn } from "./say";

type Fields = Readonly<Record<string, unknown>>;

/** A user file in words: "anybody who is signed in", "somebody with `sante` whose `sante.colostrum` is 0". */
export function whoWords(user: Fields, language: Language): string {
  const say = sayIn(language);
  const traits = traitsOf(user).map((one) => repeat(one, language));
  return traits.length === 0 ? say("who.anybody") : say("who.somebody", { traits: traits.join(" ") });
}

function traitsOf({ origin, droits, grants, rules, laitier, allaitant, shops, settings, mode, multiUser }: Fields): readonly Said[] {
  const levels = Object.entries(fields(fields(rules).authorizes));
  const closed = list(shops).map((shop) => fields(shop).value);
  const { home } = fields(settings);
  return [
    ...(origin === undefined ? [] : [origin === "" ? said("who.otherOrigin", {}) : said("who.origin", { origin: String(origin) })]),
    ...withNames("who.with", list(droits)),
    ...withNames("who.codes", list(grants)),
    ...levels.map(([grant, level]) => said("who.level", { grant, level: Number(level) })),
    ...(laitier === false ? [said("who.noDairy", {})] : []),
    ...(allaitant === false ? [said("who.noBeef", {})] : []),
    ...withNames("who.noWorkshop", closed),
    ...(home === undefined ? [] : [said("who.home", { home: String(home) })]),
    ...(multiUser === undefined ? [] : [said(list(fields(multiUser).droits).length === 0 ? "who.singleAccount" : "who.multiAccount", {})]),
    ...(mode === "solo" ? [said("who.solo", {})] : []),
  ];
}

function withNames(sentence: "who.with" | "who.codes" | "who.noWorkshop", names: readonly unknown[]): readonly Said[] {
  return names.length === 0 ? [] : [said(sentence, { names: names.map((name) => `\`${String(name)}\``).join(", ") })];
}

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
