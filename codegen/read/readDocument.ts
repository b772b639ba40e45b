import { LineCounter, type ParsedNode, parseDocument } from "yaml";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { type Kind, NEEDED } from "../schema/kinds";
import { type Locate, locator, type Path, rangeAt } from "./locator";
import { nodeValue } from "./nodeValue";
import { quickYaml } from "./quickYaml";
import { syntaxFinding } from "./syntaxFinding";

/** One file of the registry as a plain value, with the way back to its lines. */
export interface ReadDocument {
  readonly kind: Kind;
  readonly file: string;
  /** undefined when the file could not be read at all. */
  readonly value: unknown;
  readonly locate: Locate;
  /** The text of a scalar as it stands in the file (`017`), or null for maps, lists and missing nodes. */
  readonly source: (path: Path) => string | null;
}

export interface DocumentRead {
  readonly document: ReadDocument;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one file. Lines are looked for only when something asks for them, most often because of a finding. */
export function readDocument(kind: Kind, file: string, text: string): DocumentRead {
  const value = quickYaml(text);
  if (value === undefined) return readFully(kind, file, text);
  let found: ReturnType<typeof locator> | null = null;
  const located = () => {
    if (found === null) {
      const { contents, range } = parse(file, text);
      found = locator(contents, range);
    }
    return found;
  };
  const document: ReadDocument = {
    kind,
    file,
    value,
    locate: (path, what) => located().locate(path, what),
    source: (path) => located().source(path),
  };
  return { document, diagnostics: [] };
}

/** Parses one file. A syntax error hides everything else in the file, so that one slip is told once. */
export function readFully(kind: Kind, file: string, text: string): DocumentRead {
  const { contents, broken, range } = parse(file, text);
  if (/\r(?!\n)/.test(text) && !text.includes("\n")) {
    const ends = "The lines of the file end in a way of old computers (CR alone), so that all of it is one line.";
    const told = finding(range(0, 0), "syntax-error", ends, { hint: 'Save the file with the line ends "LF" or "CRLF".' });
    return { document: document(kind, file, undefined, null, range), diagnostics: [told] };
  }
  if (broken !== undefined)
    return { document: document(kind, file, undefined, null, range), diagnostics: [syntaxFinding(broken, text, range)] };
  if (contents === null) {
    const empty = finding(range(0, 0), "empty-value", "The file is empty.", { hint: emptyRemedy(kind) });
    return { document: document(kind, file, undefined, null, range), diagnostics: [empty] };
  }
  const diagnostics: Diagnostic[] = [];
  const value = nodeValue(contents, range, (one) => diagnostics.push(one));
  return { document: document(kind, file, value, contents, range), diagnostics };
}

/** A file that has to be there is not told to be removed: it would be told to be brought back. */
function emptyRemedy(kind: Kind): string {
  const needed: readonly Kind[] = [...NEEDED, "labels"];
  return needed.includes(kind) ? "Bring back what it held from an earlier version, or write it anew." : "Fill it in, or remove the file.";
}

function parse(file: string, text: string) {
  const lines = new LineCounter();
  // The library compares every key with all others of its map; nodeValue finds repeated keys in one pass.
  const parsed = parseDocument(text, { lineCounter: lines, uniqueKeys: false, prettyErrors: false });
  return {
    contents: parsed.contents,
    broken: parsed.errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0],
    range: (start: number, end: number): Range => rangeAt(file, lines, start, end),
  };
}

function document(
  kind: Kind,
  file: string,
  value: unknown,
  contents: ParsedNode | null,
  range: (start: number, end: number) => Range,
): ReadDocument {
  return { kind, file, value, ...locator(contents, range) };
}
