import { isAbsolute, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { suggest } from "../diagnostic/suggest";
import { type Said, type Sentence, said } from "../messages/say";
import type { ToolIo } from "./toolIo";

type Word = Extract<Sentence, `word.${string}`> extends `word.${infer Name}` ? Name : never;

/** What a command takes: options with one of some values, or with a value of some kind; flags, and words. */
export interface OptionShape {
  readonly values: Readonly<Record<string, Word | readonly string[]>>;
  readonly flags?: readonly string[];
  /** What the word is that stands without an option. */
  readonly word?: Word;
  /** Takes any number of words, as a sentence has. */
  readonly sentence?: true;
}

export interface Options {
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  readonly words: readonly string[];
}

/** The arguments were not understood; says which and why. */
export class Misuse extends Error {
  override readonly name = "Misuse";
  readonly said: Said;
  constructor(said: Said) {
    super(said.sentence);
    this.said = said;
  }
}

/** Reads `--name value`, `--name=value`, `--flag` and words. Throws Misuse. */
export function readOptions(args: readonly string[], { values: taken, flags = [], word, sentence }: OptionShape): Options {
  const known = [...Object.keys(taken), ...flags];
  const options = Object.fromEntries(known.map((name) => [name, { type: flags.includes(name) ? "boolean" : "string" } as const]));
  const { values: given, positionals: words } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    if (flags.includes(name) && value === true) continue;
    if (flags.includes(name)) throw new Misuse(said("too-many", { word: String(value) }));
    const allowed = Object.hasOwn(taken, name) ? taken[name] : undefined;
    if (allowed === undefined)
      throw new Misuse(
        said("option-unknown", { name, suggestion: suggest(name, known), known: known.map((one) => `--${one}`).join(", ") }),
      );
    if (typeof value !== "string" || value === "") throw new Misuse(said("option-value", { name }));
    if (typeof allowed !== "string" && !allowed.includes(value))
      throw new Misuse(said("option-choice", { name, value, known: allowed.join(", "), suggestion: suggest(value, allowed) }));
    values.set(name, value);
  }
  const extra = sentence === true ? undefined : words[word === undefined ? 0 : 1];
  if (extra !== undefined) throw new Misuse(said("too-many", { word: extra }));
  return { values, flags: new Set(flags.filter((name) => given[name] === true)), words };
}

/** Absolute path of a directory option, and the way to write it for people. */
export function directoryOf(
  options: Options,
  name: string,
  io: ToolIo,
  standard = name,
): { readonly path: string; readonly shown: string } {
  const given = options.values.get(name);
  if (given !== undefined) return { path: isAbsolute(given) ? given : join(io.cwd, given), shown: given.replace(/(.)\/+$/, "$1") };
  return { path: join(io.root, standard), shown: relative(io.cwd, join(io.root, standard)) || "." };
}
