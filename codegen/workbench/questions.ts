import { ignoreAccents } from "../../src/domain/search/ignoreAccents";
import { type SearchEntry, searchEntries, searchEntryOf } from "../../src/domain/search/searchEntries";
import { labelOf } from "../answer/labelOf";
import { type Sentence, said } from "../messages/say";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";
import type { Registry } from "../viewer/registry";
import { readIconSet } from "../write/iconSet";
import { answerRefused } from "./answerRefused";

export type Question = Extract<Sentence, `ask.${string}`> extends `ask.${infer Name}` ? Name : never;

/** A name that can be answered, with what people read. */
interface Choice {
  readonly name: string;
  readonly label: string;
  /** Words by which it is found too. */
  readonly words?: readonly string[];
}

/** As many as one reads at a glance; where there are no more, all are shown at once. */
const SHOWN = 16;

/** The value of an option, else what is answered in a terminal, where an empty line is what is proposed; asked again until it is, and where nobody can answer, Misuse. */
export async function given(request: Request, registry: Registry, question: Question, proposed = ""): Promise<string> {
  const option = request.options.values.get(question);
  for (;;) {
    const answer = option ?? (await answered(request, question, choicesOf(request, registry, question), proposed));
    const value = answer === "" && request.io.ask !== undefined ? proposed : answer;
    const refused = option === undefined && value !== "" ? answerRefused(request, registry, question, value) : null;
    if (refused !== null) request.io.err(`${refused}\n`);
    else if (value !== "") return value;
    else if (request.io.ask !== undefined) request.io.err(`${request.say("ask-empty")}\n`);
    if (option === undefined && request.io.ask !== undefined) continue;
    throw missingMisuse(request, [question]);
  }
}

/** All that was not said where nobody can be asked. */
export function missingMisuse({ say }: Request, missing: readonly Question[]): Misuse {
  const options = missing.map((name) => say("pair", { name: `--${name}`, value: say(`ask.${name}`) })).join("; ");
  return new Misuse(said("new-missing", { options }));
}

/** Names separated by commas, else answered one after the other; none where nobody can answer. */
export async function givenList(request: Request, registry: Registry, question: "anyOf" | "droits"): Promise<readonly string[]> {
  const value = request.options.values.get(question);
  if (value !== undefined) return value.split(",").filter((one) => one !== "");
  const found: string[] = [];
  for (;;) {
    const name = await answered(request, question, choicesOf(request, registry, question));
    if (name === "") return found;
    found.push(name);
  }
}

/** The group of a tile, asked where the section has several; null: its last one. */
export async function givenGroup(request: Request, registry: Registry, section: string): Promise<string | null> {
  const menu = registry.model.documents.menu.find(({ document }) => document.id === section);
  const choices = named(request, registry, menu?.document.groups.map(({ id }) => id) ?? [], `group.${section}`);
  const value = request.options.values.get("group") ?? (choices.length > 1 ? await answered(request, "group", choices) : "");
  return value === "" ? null : value;
}

/** What is answered; nothing: an empty line, or nobody there. */
async function answered({ io, say }: Request, question: Question, choices: readonly Choice[] | null, proposed = ""): Promise<string> {
  const name = proposed === "" ? say(`ask.${question}`) : say("ask-proposed", { question: say(`ask.${question}`), proposed });
  const ask = async () => (await io.ask?.(say("pair", { name, value: "" })))?.trim() ?? "";
  if (io.ask === undefined || choices === null) return ask();
  const entries = choices.map(
    (one): SearchEntry<Choice> => searchEntryOf(one, { title: one.label, more: [one.name, ...(one.words ?? [])] }),
  );
  const list = (shown: readonly Choice[]) => {
    io.err(shown.map(({ name, label }, n) => `  ${n + 1}. ${label === name ? name : `${label}  ${name}`}\n`).join(""));
    return shown;
  };
  for (let shown = list(choices.length > SHOWN ? [] : choices); ; ) {
    const answer = await ask();
    const chosen = choices.find(({ name }) => name === answer) ?? shown[Number(answer) - 1];
    if (answer === "" || chosen) return chosen?.name ?? "";
    const found = searchEntries(entries, answer, entries.length, true).items;
    // The last list stays on the screen, and its numbers stay good.
    if (found.length === 0) io.err(`${say("ask-none", { asked: answer })}\n`);
    else shown = list([...found].sort((one, other) => Number(isNamed(other, answer)) - Number(isNamed(one, answer))).slice(0, SHOWN));
  }
}

/** Whether that is all of its name or label, but for accents and case. */
function isNamed({ name, label }: Choice, answer: string): boolean {
  return [name, label].some((one) => ignoreAccents(one) === ignoreAccents(answer));
}

/** The names there are for a question; null: whatever is typed. */
function choicesOf(request: Request, registry: Registry, question: Question): readonly Choice[] | null {
  const { documents, routes, applications, grants } = registry.model;
  const labelled = (names: Iterable<string>, prefix: string) => named(request, registry, names, prefix);
  const bare = (names: Iterable<string>) => [...new Set(names)].map((name): Choice => ({ name, label: name }));
  switch (question) {
    case "route":
      return labelled(routes.keys(), "route");
    case "section":
      return labelled(
        documents.menu.map(({ document }) => document.id),
        "section",
      );
    case "application":
      return labelled(applications.keys(), "app");
    case "domain":
      return labelled(
        documents.domains.flatMap(({ document }) => document.domains.map(({ id }) => id)),
        "domain",
      );
    case "anyOf":
    case "droits":
      return labelled(grants.keys(), "grant");
    case "icon": {
      const words = wordsOfIcons(registry);
      const own = documents.icons.flatMap(({ document }) => Object.keys(document.icons));
      return bare([...own, ...readIconSet(request.io.root).keys()]).map((one) => ({ ...one, words: words.get(one.name) ?? [] }));
    }
    case "origin":
      return bare(documents.entities.flatMap(({ document }) => document.origins));
    case "connectedAs":
      return bare(documents.entities.flatMap(({ document }) => document.accountLevels.flatMap((one) => one.connectedAs ?? [])));
    default:
      return null;
  }
}

/** By icon what tiles and sections with it are called: the names of icons themselves are English. */
export function wordsOfIcons({ model }: Registry): ReadonlyMap<string, readonly string[]> {
  const tiles = [...model.tiles.values()].map(({ id, document }) => [document.icon, `tile.${id}`] as const);
  const sections = model.documents.menu.map(({ document: { id, icon } }) => [icon, `section.${id}`] as const);
  const words = new Map<string, string[]>();
  for (const [icon, key] of [...tiles, ...sections])
    words.set(icon, [...(words.get(icon) ?? []), ...Object.values(model.texts.get(key)?.texts ?? {})]);
  return words;
}

function named({ language }: Request, registry: Registry, names: Iterable<string>, prefix: string): readonly Choice[] {
  return [...names].map((name) => ({ name, label: labelOf(registry, `${prefix}.${name}`, language) ?? name }));
}
