import type { Diagnostic } from "../diagnostic/diagnostic";
import { isLike, kindByContent } from "../read/kindByContent";
import { misplacedFile } from "../read/misplacedFile";
import { type ReadDocument, readDocument } from "../read/readDocument";
import type { RegistryFiles } from "../read/registryFiles";
import { faultsOf, type MendedText, mendedText } from "./trial/mendedText";

/** What is found wrong in a file by its schema, or by the parser. */
export interface Wrong {
  readonly document: ReadDocument;
  readonly findings: readonly Diagnostic[];
}

/** A wrong file as it was meant, and the one finding that tells the difference. */
export interface Meant {
  readonly document: ReadDocument;
  readonly text: string;
  readonly finding: Diagnostic;
  /** Findings that the slip has caused. */
  readonly isConsequence: (diagnostic: Diagnostic) => boolean;
}

/** Findings behind which an indent, a dash or a colon may be. */
const STRUCTURAL: ReadonlySet<string> = new Set(["duplicate-key", "empty-value", "missing-key", "syntax-error", "unknown-key", "yaml-tab"]);
/** Findings after which a file holds what only the full parser reads. */
const EMPTIED: ReadonlySet<string> = new Set(["duplicate-key", "empty-value"]);
/** Places near which a cause is looked for. */
const PLACES = 3;

/** The file that somebody meant to write; null when that cannot be told. */
export function asMeant({ document, findings }: Wrong, files: RegistryFiles): Meant | null {
  return elsewhere(document, files) ?? mended(document, findings, files.get(document.file) ?? "");
}

function elsewhere(document: ReadDocument, files: RegistryFiles): Meant | null {
  const { kind, file, value } = document;
  if (value === undefined || isLike(kind, value)) return null;
  const other = kindByContent(value);
  if (other === null) return null;
  const { finding, free } = misplacedFile(file, value, kind, other, files);
  const text = files.get(file) ?? "";
  const moved = free ? { ...document, kind: other } : { ...document, value: undefined };
  return { document: moved, text, finding, isConsequence: () => !free };
}

function isStructural({ code, message }: Diagnostic): boolean {
  return STRUCTURAL.has(code) || (code === "wrong-type" && /, but is a (?:block|list)/.test(message));
}

function mended(document: ReadDocument, findings: readonly Diagnostic[], text: string): Meant | null {
  const { kind, file, value } = document;
  const structural = findings.filter(isStructural);
  const places = (structural.length > 0 ? structural : findings.filter(({ code }) => code.startsWith("wrong-"))).map(
    ({ line }) => line - 1,
  );
  if (places.length === 0) return null;
  const near = [...new Set(places)].slice(0, PLACES);
  const unreadable = findings.some(({ code }) => code === "syntax-error");
  const found = mendedText({
    kind,
    file,
    text,
    near,
    faults: faultsOf(kind, value),
    unreadable,
    scalar: structural.length === 0,
    emptied: findings.some(({ code }) => EMPTIED.has(code)),
  });
  if (found === null) return null;
  const caused = value === undefined ? () => true : ({ code, line }: Diagnostic) => code === "duplicate-key" && found.lines.has(line);
  return {
    document: placedAsWritten(readDocument(kind, file, found.text).document, found),
    text: found.text,
    finding: found.finding,
    isConsequence: (one) => one.file === file && one.severity === "error" && caused(one),
  };
}

/** Where lines had to be put in, those below them stand higher in the file as it is. */
function placedAsWritten(document: ReadDocument, { inserted }: MendedText): ReadDocument {
  if (inserted === null) return document;
  const { from, count } = inserted;
  const back = (line: number) => (line < from ? line : Math.max(from, line - count));
  return {
    ...document,
    locate: (path, what) => {
      const range = document.locate(path, what);
      return { ...range, line: back(range.line), endLine: back(range.endLine) };
    },
  };
}
