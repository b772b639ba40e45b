import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type Finding, finding } from "../diagnostic/finding";
import { type Range, startOf } from "../diagnostic/range";
import { once } from "../kept/kept";
import { KINDS, type Kind } from "../schema/kinds";
import { type Locate, locator, rangeAt } from "./locator";
import { DEEPEST, plainValue } from "./plainValue";
import { syntaxFinding } from "./syntaxFinding";
import { unreadableFinding } from "./unreadableFinding";

/** One file of the registry as a plain value, with the way back to its lines. */
export interface ReadDocument {
  readonly kind: Kind;
  readonly file: string;
  /** undefined when the file could not be read at all. */
  readonly value: unknown;
  /** Whether it is as its schema has it, defaults included: an earlier run has seen to that. */
  readonly isTyped?: boolean;
  /** Whether all of it could be read. */
  readonly whole: boolean;
  readonly locate: Locate;
}

export interface DocumentRead {
  readonly document: ReadDocument;
  readonly findings: readonly Finding[];
}

/** Parses one file. A syntax error hides everything else in the file: what the parser makes of the rest says little. */
export function readDocument(kind: Kind, file: string, text: string): DocumentRead {
  const unread = (one: Finding): DocumentRead => ({
    document: { kind, file, value: undefined, whole: false, locate: () => startOf(file) },
    findings: [one],
  });
  const unreadable = unreadableFinding(file, text);
  if (unreadable !== null) return unread(unreadable);
  const lines = new LineCounter();
  const rangeOf = (start: number, end: number): Range => rangeAt(file, lines, start, end);
  try {
    // The library compares every key with all others of its map; plainValue finds repeated keys in one pass.
    const { contents, errors } = parseDocument(text, { lineCounter: lines, uniqueKeys: false, prettyErrors: false });
    const broken = syntaxFinding(errors, text, rangeOf);
    if (broken !== null) return unread(broken);
    if (contents === null) return unread(finding(startOf(file), "empty-file", {}));
    const findings: Finding[] = [];
    const report = (one: Finding) => {
      // Who uses anchors uses them all over.
      if (one.code !== "yaml-anchor" || !findings.some(({ code }) => code === "yaml-anchor")) findings.push(one);
    };
    const value = plainValue(contents, { rangeOf, report });
    return {
      document: {
        kind,
        file,
        value,
        whole: findings.every(({ code, severity }) => severity !== "error" || code === "typographic-quotes"),
        locate: locator(contents, rangeOf),
      },
      findings,
    };
  } catch (error) {
    // Brackets within brackets, thousands of them: the parser goes down into each.
    if (error instanceof RangeError) return unread(finding(startOf(file), "too-deep", { most: DEEPEST }));
    throw error;
  }
}

/** A document is held against the schema of its kind once, however often it is checked. */
export const againstSchema = once(
  ({ kind, value, isTyped }: ReadDocument): z.ZodSafeParseResult<unknown> =>
    isTyped ? { success: true, data: value } : KINDS[kind].schema.safeParse(value),
);
