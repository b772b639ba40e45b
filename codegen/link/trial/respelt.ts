import { suggest } from "../../diagnostic/suggest";
import { keyIn, type SourceLine } from "../../read/slip";
import { KINDS, type Kind } from "../../schema/kinds";
import { keyNames } from "../schemaKeys";
import type { Trial } from "./trial";

/** A file with its misspelt keys set right, so that what is wrong beside them shows alone. */
export interface Respelt {
  readonly text: string;
  /** The same change of the file in which the keys are still misspelt: they are told on their own. */
  readonly asWritten: (changed: Trial["changed"]) => Trial["changed"];
}

/** null when no key is misspelt: a word that is near a key of the schema, in a line with a value, and stands once. */
export function respelt(kind: Kind, text: string, lines: readonly SourceLine[]): Respelt | null {
  const known = keyNames(KINDS[kind].schema);
  const names = lines.map((line) => keyIn(line)?.name ?? "");
  const wrong = new Map<number, readonly [string, string]>();
  for (const [at, line] of lines.entries()) {
    const name = names[at] ?? "";
    const meant =
      !/^[A-Za-z]+$/.test(name) || isLanguage(line, name) || known.has(name) || names.indexOf(name) !== names.lastIndexOf(name)
        ? null
        : suggest(name, [...known]);
    if (meant !== null) wrong.set(line.number, [name, meant]);
  }
  if (wrong.size === 0) return null;
  const written = (row: string, [from, to]: readonly [string, string]) => row.replace(new RegExp(`(?<![\\w.-])${from}:`), `${to}:`);
  const right = (row: string, number: number) => {
    const names = wrong.get(number);
    return names === undefined ? row : written(row, names);
  };
  return {
    text: text.split("\n").map(right).join("\n"),
    asWritten: (changed) =>
      new Map(
        [...changed].map(([number, row]) => {
          const [from, to] = wrong.get(number) ?? [];
          return [number, from === undefined || to === undefined ? row : written(row, [to, from])];
        }),
      ),
  };
}

/** Two letters below another line. */
function isLanguage({ indent }: SourceLine, name: string): boolean {
  return name.length === 2 && indent > 0;
}
