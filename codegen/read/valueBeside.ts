import { keyIn, type Slip, type SourceLine, slipIn } from "./slip";

/** Keys whose entries stand below them by their names. */
const OF_ENTRIES: readonly string[] = ["calls", "grants", "groups", "params", "query", "routes", "tiles", "values"];
/** What stands below an access. */
const OF_ACCESS: readonly string[] = ["anyOf", "multiHerd", "workshop"];

/** A key with a text behind its colon, although what it holds stands below it. */
export interface ValueBeside {
  /** The line without the text. */
  readonly meant: string;
  readonly slip: Slip;
}

/** What is known of the keys of a file. */
interface Owners {
  /** Any key may hold keys: two of them below it are no line that has slipped to the right. */
  readonly nested: boolean;
  /** Whether a key of this name holds a block of keys, and never a text. */
  readonly isOwner: (name: string) => boolean;
}
const UNKNOWN: Owners = { nested: false, isOwner: () => false };

/** `routes: feeding-robot` above routes, `label: Suivi` above languages, `shop: Ateliers` above the keys of a grant. */
export function valueBeside(lines: readonly SourceLine[], at: number, { nested, isOwner }: Owners = UNKNOWN): ValueBeside | null {
  const [line, next] = [lines[at], lines[at + 1]];
  const key = line === undefined ? null : keyIn(line);
  if (line === undefined || next === undefined || key === null || next.indent <= key.at) return null;
  const value = line.text.slice(key.value).trimEnd();
  if (value === "" || /^[{[|>#&*!]/.test(value)) return null;
  const end = lines.findIndex((other, index) => index > at && other.indent < next.indent);
  const below = lines.slice(at + 1, end < 0 ? lines.length : end).filter(({ indent }) => indent === next.indent);
  const names = below.map((other) => keyIn(other)?.name ?? "");
  const isLanguages = names.every((name) => /^[a-z]{2}$/.test(name));
  // A text among languages is never too much, nor are several texts without their braces.
  if ((isLanguages && /^[a-z]{2}$/.test(key.name)) || /, *[a-z]{2}: /.test(value)) return null;
  const isEntries = (isOwner(key.name) || OF_ENTRIES.includes(key.name)) && names.every((name) => /^[\w.{}-]+$/.test(name));
  const isAccess = key.name === "access" && names.every((name) => OF_ACCESS.includes(name));
  if (!isLanguages && !isEntries && !isAccess && !(nested && names.length > 1 && !names.includes(""))) return null;
  const bare = line.text.slice(0, key.value).trimEnd();
  const first = /^([\w-]+): +\S/.exec(value)?.[1];
  if (first !== undefined && !names.includes(first) && /^[a-z]{2}$/.test(first) === isLanguages)
    return {
      meant: `${bare}\n${" ".repeat(next.indent)}${value}`,
      slip: slipIn(
        line,
        key.value,
        `The first ${isLanguages ? "language" : "key"} of "${key.name}" stands beside it, and the others below it.`,
        `Start a new line before "${first}:", with ${next.indent} spaces like those below it.`,
      ),
    };
  return {
    meant: bare,
    slip: slipIn(
      line,
      key.value,
      `"${key.name}:" has a text behind its colon, and ${isLanguages ? "languages" : isAccess ? names.join(", ") : OF_ENTRIES.includes(key.name) || nested ? "entries" : "keys"} below it.`,
      `Remove ${isAccess ? value : "the text"} behind the colon: write "${key.name}:" alone on line ${line.number + 1}.`,
    ),
  };
}
