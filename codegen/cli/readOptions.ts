import { isAbsolute, join, relative } from "node:path";
import { didYouMean } from "../diagnostic/suggest";
import type { ToolIo } from "./toolIo";

/** What a command takes: options with a value and their allowed values (empty: any), flags, and words. */
export interface OptionShape {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly flags: readonly string[];
  /** Names of the words it takes, in order; all of them are optional here. */
  readonly words?: readonly string[];
  /** Takes any number of words, as a sentence has. */
  readonly sentence?: true;
}

export interface Options {
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  readonly words: readonly string[];
}

/** The arguments were not understood; the message says which and why. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}

/** Reads `--name value`, `--name=value`, `--flag` and words. Throws Misuse. */
export function readOptions(args: readonly string[], shape: OptionShape): Options {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const words: string[] = [];
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (!arg.startsWith("--")) words.push(arg);
    else readOption(arg, rest, shape, values, flags);
  }
  const most = shape.sentence === true ? words.length : (shape.words?.length ?? 0);
  if (words.length > most) throw new Misuse(`"${words[most]}" is one argument too many.`);
  return { values, flags, words };
}

function readOption(arg: string, rest: string[], shape: OptionShape, values: Map<string, string>, flags: Set<string>): void {
  const [name = "", inline] = splitOnce(arg.slice(2));
  if (shape.flags.includes(name) && inline === undefined) {
    flags.add(name);
    return;
  }
  const allowed = Object.hasOwn(shape.values, name) ? shape.values[name] : undefined;
  if (allowed === undefined) throw new Misuse(unknownOption(name, shape));
  const value = inline ?? rest.shift();
  if (value === undefined || value === "") throw new Misuse(`--${name} needs a value.`);
  if (allowed.length > 0 && !allowed.includes(value)) {
    throw new Misuse(`--${name} is "${value}", but it is one of ${allowed.join(", ")}${didYouMean(value, allowed) || "."}`);
  }
  values.set(name, value);
}

function unknownOption(name: string, shape: OptionShape): string {
  const known = [...Object.keys(shape.values), ...shape.flags];
  const list = known.map((option) => `--${option}`).join(", ");
  return `There is no option --${name} here${didYouMean(name, known) || "."} Options: ${list}.`;
}

function splitOnce(text: string): readonly [string, string?] {
  const at = text.indexOf("=");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Absolute path of a directory option, and the way to write it for people. */
export function directoryOf(options: Options, name: string, io: ToolIo): { readonly path: string; readonly shown: string } {
  const given = options.values.get(name);
  if (given !== undefined) return { path: isAbsolute(given) ? given : join(io.cwd, given), shown: given.replace(/(.)\/+$/, "$1") };
  return { path: join(io.root, name), shown: relative(io.cwd, join(io.root, name)) || "." };
}
