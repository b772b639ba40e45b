import type { Say } from "../../messages/say";
import type { Effect, EffectKind } from "../effect";
import { cutBeside } from "../valueChanges";
import type { ValueKind } from "../valueEffects";
import { SEARCH_ACT, SECTION_HOME } from "./concernedBy";
import { applicationWords, homeWords, labelIn, MOST_NAMES, namesOf, type Wording } from "./reachWords";

/** A whole list of names: a pattern, which may begin like one, is none. */
const NAMES = /^\["[^"\\]*"(?:,"[^"\\]*")*\]$/;

/** The effect in one line. */
export function headline(effect: Effect, wording: Wording): string {
  const { kind, subjects, before, after } = effect;
  const { say } = wording;
  const [subject = ""] = subjects;
  const moved = { before: before ?? say("nobody-home"), after: after ?? say("nobody-home") };
  const label = labelIn(wording, prefixOf(kind), subject);
  const rights = (names: string | null) => valueWords(names ?? say("accept-none"), null, say);
  switch (kind) {
    case "narrowed": {
      const losing = effect.personas.filter(({ lost }) => lost.routes.length + lost.addresses.length > 0);
      const what = screensOf(effect, wording);
      return losing.length === 0
        ? say("effect.narrowed", { what })
        : say(subjects.length > 1 ? "effect-lost-many" : "effect-lost", { who: namesOf(losing, wording), what });
    }
    case "public":
    case "any-account":
    case "widened":
    case "changed":
      return say(`effect.${kind}`, { what: screensOf(effect, wording) });
    case "renamed":
    case "name-kept":
    case "redirected":
    case "other-application":
    case "address-longer":
    case "parameter":
      return say(`effect.${kind}`, { label, ...moved });
    case "tile-moved":
    case "tile-regrouped": {
      const named = (name: string | null) => labelIn(wording, kind === "tile-moved" ? "section" : "group", name ?? "");
      return say(`effect.${kind}`, { label, before: named(before), after: named(after) });
    }
    case "tile-target":
    case "tile-renamed":
    case "section-renamed":
    case "group-renamed":
    case "persona-renamed":
      return say(`effect.${kind}`, { label, ...moved });
    case "persona-rights":
      return say("effect.persona-rights", { label, before: rights(before), after: rights(after) });
    case "persona-promise":
      return say("effect.persona-promise", { label, before: rights(before) });
    case "parameter-renamed":
      return say("effect.parameter-renamed", { ...moved, count: subjects.length });
    case "route-added":
      return say("effect.route-added", { what: screensOf(effect, wording) });
    case "value":
      return menuLine(effect, wording) ?? actLine(effect, wording) ?? valueLine(kind, effect, wording);
    case "rules":
    case "sign-in":
    case "trust":
    case "param-type":
    case "offline":
      return valueLine(kind, effect, wording);
    case "unused-yes":
      return say("effect.unused-yes", { subject, after: moved.after });
    case "texts":
      return say("effect.texts", { count: subjects.length });
    case "unexplained":
      return say("effect.unexplained");
    case "home":
      return say("effect.home", moved);
    case "held-at-once":
      return say("effect.held-at-once", { subject, after: moved.after });
    case "code":
    case "base-added":
    case "base-moved":
      return say(`effect.${kind}`, { label, ...moved });
    case "removed":
      return say("effect.removed", { label, subject });
    case "host":
    case "dead-grant":
      return say(`effect.${kind}`, { subject });
    default:
      return say(`effect.${kind}`, { label });
  }
}

/** A group that is new or gone, and the page that a section opens by itself. */
function menuLine({ subjects: [subject = ""], before, after }: Effect, wording: Wording): string | null {
  const { say } = wording;
  const [, opening] = SECTION_HOME.exec(subject) ?? [];
  const firstTile = (name: string | null) => (name === null ? say("first-tile") : say("effect-one", { label: homeWords(name, wording) }));
  if (opening !== undefined)
    return say("effect.section-leads", { label: labelIn(wording, "section", opening), before: firstTile(before), after: firstTile(after) });
  const [, section = "", group] = /^menu (\S+) groups\.([^.]+)$/.exec(subject) ?? [];
  if (group === undefined || (before !== null && after !== null)) return null;
  const names = { label: labelIn(wording, "group", `${section}.${group}`), section: labelIn(wording, "section", section) };
  return say(before === null ? "effect.group-added" : "effect.group-removed", names);
}

/** What the search offers to do, and which page it opens for it. */
function actLine({ subjects: [subject = ""], before, after }: Effect, wording: Wording): string | null {
  const { say } = wording;
  const [, list, id = "", stage, key] = SEARCH_ACT.exec(subject) ?? [];
  if (list === undefined) return null;
  const text = (prefix: string, name: string) => labelIn(wording, `search.${prefix}`, name).replaceAll(/\{\{\w+\}\}/g, "…");
  const named = text(list === "acts" ? "act" : "action", id);
  const label = stage === undefined ? named : `${named} (${text("stage", stage)})`;
  const [value, param] = key?.split(".") ?? [];
  const opened = (one: string | null) => (one === null || param === undefined ? (one ?? say("value-absent")) : `${param}: ${one}`);
  if (value === "route" || value === "params") return say("effect.act-leads", { label, before: opened(before), after: opened(after) });
  if (key !== undefined || (before !== null && after !== null)) return null;
  return say(before === null ? "effect.act-added" : "effect.act-removed", { label });
}

/** A value as it was and as it is. */
function valueLine(kind: ValueKind, { subjects: [subject = ""], before, after }: Effect, wording: Wording): string {
  const { say } = wording;
  return say(subject.startsWith("settings features.") ? "effect.feature" : `effect.${kind}`, {
    subject: valueSubject(subject, wording),
    before: valueWords(before, after, say),
    after: valueWords(after, before, say),
  });
}

/** What it is about, by the name that people call it. */
export function subjectWords(effect: Effect, wording: Wording): string {
  const { kind, subjects } = effect;
  const [subject = ""] = subjects;
  if (subjects.length > 1) return screensOf(effect, wording);
  const label = labelIn(wording, prefixOf(kind), subject);
  return label === subject ? valueSubject(subject, wording) : label;
}

/** `application gedeos login.grant`, `domains productions.covers`: whose value it is as people call it, then its name in the file. */
function valueSubject(subject: string, wording: Wording): string {
  const [, kind = "", name = "", rest = ""] = /^(application |domains domains\.)([^ .]+)[ .]?(.*)$/.exec(subject) ?? [];
  if (kind === "") return subject;
  if (kind === "application ") return `${applicationWords(name, wording)}${rest === "" ? "" : ` ${rest}`}`;
  return wording.say("value-of-domain", { label: labelIn(wording, "domain", name), name: rest });
}

/** A value as it is written, as far as a line goes: of a list of many names those that the other has not. */
function valueWords(value: string | null, other: string | null, say: Say): string {
  if (value === null) return say("value-absent");
  const [own, others] = [namesIn(value), namesIn(other)];
  const alone = own?.filter((one) => others?.includes(one) === false);
  if (own && others && own.length + others.length > MOST_NAMES)
    return alone?.length ? valueWords(alone.join(", "), null, say) : say("value-absent");
  return cutBeside(value, other);
}

/** The entries of a list of names; null of anything else. */
function namesIn(value: string | null): readonly string[] | null {
  return value !== null && NAMES.test(value) ? value.slice(2, -2).split('","') : null;
}

function screensOf({ subjects, owner }: Effect, wording: Wording): string {
  const [only = ""] = subjects;
  if (subjects.length === 1) return wording.say("effect-one", { label: labelIn(wording, "route", only) });
  const level = owner?.level === "application" ? "app" : (owner?.level ?? "domain");
  return wording.say("effect-many", { count: subjects.length, owner: labelIn(wording, level, owner?.name ?? "") });
}

function prefixOf(kind: EffectKind): string {
  if (kind.startsWith("tile-")) return "tile";
  if (kind.startsWith("persona-")) return "persona";
  if (kind === "section-renamed") return "section";
  if (kind === "group-renamed") return "group";
  return kind === "code" || kind.startsWith("base-") ? "app" : kind === "dead-grant" || kind === "held-at-once" ? "grant" : "route";
}
