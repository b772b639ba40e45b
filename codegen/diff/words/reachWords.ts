import { DEVICES } from "../../../src/domain/resolver/drawnMenu";
import { labelOf } from "../../answer/labelOf";
import type { Say } from "../../messages/say";
import type { Reach } from "../../snapshot/reach";
import type { Effect } from "../effect";
import { isSome, nameIn, type PersonaChange } from "../personaChanges";
import type { Side } from "../side";
import type { Led } from "./concernedBy";

/** Both sides, and the language in which they are spoken of. */
export interface Wording {
  readonly base: Side;
  readonly head: Side;
  readonly language: string;
  readonly say: Say;
  /** What was compared, as it was asked for: `main`, `main autumn --strict`. */
  readonly asked: string;
  /** Names all, where it is read at leisure; else the first ones. */
  readonly isWhole?: boolean;
}

/** Names before the rest is a number. */
export const MOST_NAMES = 5;

/** Labels of personas, the first ones by name. */
export function namesOf(personas: readonly Pick<PersonaChange, "id">[], wording: Wording): string {
  return firstOf(
    personas.map(({ id }) => labelIn(wording, "persona", id)),
    wording,
  );
}

export function firstOf(names: readonly string[], { say, isWhole }: Wording): string {
  if (isWhole === true || names.length <= MOST_NAMES + 1) return names.join(" · ");
  return say("reach-others", { names: names.slice(0, MOST_NAMES).join(" · "), count: names.length - MOST_NAMES });
}

/** A text of the newer side, else of the older one, else the name itself. */
export function labelIn({ base, head, language }: Wording, prefix: string, name: string): string {
  const text = labelOf(head, `${prefix}.${name}`, language) ?? labelOf(base, `${prefix}.${name}`, language) ?? name;
  // A message is a line.
  return text.replaceAll(/\s*\n\s*/g, " ");
}

/** A tile by its label and its name. */
export function tileWords(name: string, wording: Wording): string {
  return wording.say("persona-tile", { label: labelIn(wording, "tile", name), name });
}

/** The same of a page. */
export function screenWords(name: string, wording: Wording): string {
  return wording.say("persona-screen", { label: labelIn(wording, "route", name), name });
}

export function applicationWords(id: string, wording: Wording): string {
  return wording.say("reach-application", { label: labelIn(wording, "app", id), id });
}

/** `login/gedeos`, `candidate/card`: what happens, and with which application; anything else by its name in the settings. */
export function featureWords(feature: string, wording: Wording): string {
  const [what, id] = feature.split("/");
  if (id === undefined || (what !== "login" && what !== "candidate")) return wording.say("reach-feature", { name: feature });
  return wording.say(`reach-${what}`, { application: applicationWords(id, wording) });
}

/** One part for all who gain, or lose, the same. */
export function reachWords(
  personas: readonly PersonaChange[],
  side: "gained" | "lost",
  wording: Wording,
): readonly { readonly who: string; readonly isOne: boolean }[] {
  const alike = new Map<string, PersonaChange[]>();
  for (const persona of personas) {
    if (!isSome(persona[side])) continue;
    const what = whatOf(persona[side], wording);
    alike.set(what, [...(alike.get(what) ?? []), persona]);
  }
  return [...alike].map(([value, group]) => ({
    who: wording.say("pair", { name: namesOf(group, wording), value }),
    isOne: group.length === 1,
  }));
}

/** What it is that somebody gains, or loses. */
export function whatOf(
  { tiles, routes, sections, offline, tabs, features, devices, kept, modes, addresses, ways }: Reach,
  wording: Wording,
): string {
  const { say } = wording;
  const section = (id: string) => labelIn(wording, "section", id);
  const pages = new Set(kept.filter((one) => one.startsWith("readonly/")).map(nameIn));
  const entries = kept.filter((one) => one.startsWith("full/") && !pages.has(nameIn(one)));
  const herds = new Set(modes.map((one) => one.slice(0, one.indexOf("/"))).filter((one) => one !== "single" && one !== "multi"));
  const inMode = (mode: string) => {
    const count = (what: string) => modes.filter((one) => one.startsWith(`${mode}/${what}/`)).length;
    const [own, screens] = [count("tile"), count("screen")];
    const value = [
      ...(own === 0 ? [] : [say("reach-tiles", { tiles: own })]),
      ...(screens === 0 ? [] : [say("reach-screens", { routes: screens })]),
      ...modes.filter((one) => one.startsWith(`${mode}/home/`)).map((one) => say("reach-home", { home: homeWords(nameIn(one), wording) })),
    ];
    const what = value.join(say("and"));
    if (value.length === 0) return [];
    return [mode === "single" || mode === "multi" ? say(`reach-${mode}`, { what }) : say("reach-herd", { herd: mode, what })];
  };
  return [
    ...(tiles.length === 0 ? [] : [say("reach-tiles", { tiles: tiles.length })]),
    ...ways.map((way) => say("reach-way", { label: labelIn(wording, "route", way.slice(0, way.lastIndexOf("/"))) })),
    ...(routes.length === 0 ? [] : [say("reach-screens", { routes: routes.length })]),
    ...(addresses.length === 0 ? [] : [say("reach-addresses", { count: addresses.length })]),
    ...(offline.length === 0 ? [] : [say("reach-offline", { routes: offline.length })]),
    ...(pages.size === 0 ? [] : [say("reach-kept", { pages: pages.size })]),
    ...(entries.length === 0 ? [] : [say("reach-entries", { pages: entries.length })]),
    ...(tabs.length === 0 ? [] : [say("reach-tabs", { tabs: tabs.length })]),
    ...features.map((feature) => featureWords(feature, wording)),
    ...sections.map((id) => say("reach-section", { section: section(id) })),
    ...DEVICES.flatMap((device) => {
      const names = devices.filter((one) => one.startsWith(`${device}/`)).map((one) => section(nameIn(one)));
      return names.length === 0
        ? []
        : [
            say(`reach-${device}`, {
              count: names.length,
              names: names.length > MOST_NAMES && wording.isWhole !== true ? `${names.slice(0, 3).join(", ")}…` : names.join(", "),
            }),
          ];
    }),
    ...inMode("single"),
    ...inMode("multi"),
    ...[...herds].flatMap(inMode),
  ].join(", ");
}

/** One line for all whose home changes alike. */
export function homeLines({ personas }: Pick<Effect, "personas">, wording: Wording): readonly string[] {
  const homes = new Map(personas.flatMap(({ home }) => (home === null ? [] : [[JSON.stringify(home), home] as const])));
  return [...homes].map(([key, { before, after }]) => {
    const who = namesOf(
      personas.filter(({ home }) => JSON.stringify(home) === key),
      wording,
    );
    return wording.say("effect-home", { who, before: homeWords(before, wording), after: homeWords(after, wording) });
  });
}

/** One line for all whom a section leads to another page alike. */
export function ledLines(led: readonly Led[], wording: Wording): readonly string[] {
  const ways = new Map<string, Led[]>();
  for (const one of led) {
    const key = JSON.stringify([one.before, one.after]);
    ways.set(key, [...(ways.get(key) ?? []), one]);
  }
  return [...ways.values()].map((some) => {
    const [before, after] = [some[0]?.before ?? null, some[0]?.after ?? null].map((name) => homeWords(name, wording));
    return wording.say(some.length === 1 ? "effect-led" : "effect-led-many", {
      who: namesOf(some, wording),
      before: before ?? "",
      after: after ?? "",
    });
  });
}

export function homeWords(name: string | null, wording: Wording): string {
  return name ? labelIn(wording, "route", name) : wording.say("nobody-home");
}
