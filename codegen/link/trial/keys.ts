import { keyIn, type SourceLine } from "../../read/slip";
import { KINDS, type Kind } from "../../schema/kinds";
import { keyNames } from "../schemaKeys";

/** What is known of the keys of a file: those of its schema, and those that stand in it, in braces too. */
export interface Keys {
  /** Those of the schema. */
  readonly known: ReadonlySet<string>;
  readonly isKey: (word: string) => boolean;
  /** Whether it stands nowhere else. */
  readonly isOnce: (word: string) => boolean;
  /** Languages that most texts of the file have. */
  readonly languages: ReadonlySet<string>;
}

export function keysIn(kind: Kind, lines: readonly SourceLine[]): Keys {
  const known = keyNames(KINDS[kind].schema);
  const counts = new Map<string, number>();
  for (const { content } of lines)
    for (const [, name = ""] of content.matchAll(/(?:^|[{,])\s*(?:- +)*([\w.-]+):(?= |$)/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const codes = [...counts].filter(([name]) => /^[a-z]{2}$/.test(name) && !known.has(name));
  const most = Math.max(0, ...codes.map(([, count]) => count));
  return {
    known,
    isKey: (word) => known.has(word) || counts.has(word),
    isOnce: (word) => !known.has(word) && (counts.get(word) ?? 0) < 2,
    languages: new Set(codes.filter(([, count]) => count > most / 2).map(([name]) => name)),
  };
}

/** The keys of the block around a line; lines without a key end no block. */
export function keysBeside(lines: readonly SourceLine[], at: number, column: number): ReadonlySet<string> {
  const above = lines.findLastIndex((line, index) => index < at && (keyIn(line)?.at ?? column) < column);
  const below = lines.findIndex((line, index) => index > at && (keyIn(line)?.at ?? column) < column);
  const names = lines.slice(above + 1, below < 0 ? lines.length : below).flatMap((line) => {
    const key = keyIn(line);
    return key?.at === column ? [key.name] : [];
  });
  return new Set(names);
}
