import type { Diagnostic } from "../diagnostic/diagnostic";
import { isLike, kindByContent } from "../read/kindByContent";
import { kindOf } from "../read/kindOf";
import { misplacedFile } from "../read/misplacedFile";
import { quickYaml } from "../read/quickYaml";
import { type ReadDocument, readDocument } from "../read/readDocument";
import type { RegistryFiles } from "../read/registryFiles";
import { faultsOf } from "./trial/faultsOf";
import { type MendedText, mendedText } from "./trial/mendedText";

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
  /** What cannot be read once the slip is mended. */
  readonly unread: readonly Diagnostic[];
  /** Findings that the slip has caused. */
  readonly isConsequence: (diagnostic: Diagnostic) => boolean;
}

/** Findings behind which an indent, a dash or a colon may be. */
const STRUCTURAL: ReadonlySet<string> = new Set([
  "duplicate-key",
  "empty-value",
  "missing-key",
  "several-documents",
  "syntax-error",
  "unknown-key",
  "yaml-tab",
]);
/** Findings after which a file holds what only the full parser reads. */
const EMPTIED: ReadonlySet<string> = new Set(["duplicate-key", "empty-value"]);
/** Places near which a cause is looked for. */
const PLACES = 3;

/** The file that somebody meant to write; null when that cannot be told. */
export function asMeant({ document, findings }: Wrong, files: RegistryFiles): Meant | null {
  return elsewhere(document, files) ?? mended(document, findings, files);
}

function elsewhere(document: ReadDocument, files: RegistryFiles): Meant | null {
  const { kind, file, value } = document;
  if (value === undefined || isLike(kind, value)) return null;
  const other = kindByContent(value);
  if (other === null) return null;
  const { finding, free } = misplacedFile(file, value, kind, other, files);
  const text = files.get(file) ?? "";
  const moved = free ? { ...document, kind: other } : { ...document, value: undefined };
  return { document: moved, text, finding, unread: [], isConsequence: () => !free };
}

function isStructural({ code, message }: Diagnostic): boolean {
  return STRUCTURAL.has(code) || (code === "wrong-type" && /, but is a (?:block|list)/.test(message));
}

function mended(document: ReadDocument, findings: readonly Diagnostic[], files: RegistryFiles): Meant | null {
  // What a remark cuts off is told, and missed where it stands only.
  const cut = new Set(findings.flatMap((one) => (one.code === "text-cut" && one.severity === "error" ? [one.line] : [])));
  const open = findings.filter(({ line }) => !cut.has(line));
  const structural = open.filter(isStructural);
  const scalar = open.filter((one) => one.code.startsWith("wrong-") && !isStructural(one));
  return mendedNear(document, findings, files, structural, false) ?? mendedNear(document, findings, files, scalar, true);
}

function mendedNear(
  document: ReadDocument,
  findings: readonly Diagnostic[],
  files: RegistryFiles,
  shown: readonly Diagnostic[],
  scalar: boolean,
): Meant | null {
  const { kind, file, value } = document;
  const text = files.get(file) ?? "";
  const near = [...new Set(shown.map(({ line }) => line - 1))].slice(0, PLACES);
  if (near.length === 0) return null;
  const seen = {
    kind,
    file,
    text,
    near,
    unreadable: findings.some(({ code }) => code === "syntax-error"),
    scalar,
    emptied: findings.some(({ code }) => EMPTIED.has(code)),
  };
  // First as another language has the texts; then, when more is wrong, as they may stand.
  const others = new Set([kind === "labels" ? otherLanguage(file, files) : null, null]);
  const found = [...others].reduce<MendedText | null>(
    (one, like) => one ?? mendedText({ ...seen, like, faults: faultsOf(kind, value, like) }),
    null,
  );
  if (found === null) return null;
  const again = readDocument(kind, file, found.text);
  const stays = (one: Diagnostic) => !found.lines.has(one.line) && again.diagnostics.some(({ message }) => message === one.message);
  const caused = (one: Diagnostic) => value === undefined || (one.code === "duplicate-key" && !stays(one));
  if (value !== undefined && again.document.value === undefined) return null;
  return {
    document: placedAsWritten(again.document, found),
    text: found.text,
    finding: found.finding,
    unread: value === undefined ? again.diagnostics : [],
    isConsequence: (one) => one.file === file && one.severity === "error" && caused(one),
  };
}

/** The texts of the shell in a language whose file is sound; null when there is none. */
function otherLanguage(file: string, files: RegistryFiles): unknown {
  for (const [name, text] of files) {
    const value = name === file || kindOf(name) !== "labels" ? undefined : quickYaml(text);
    if (faultsOf("labels", value, null)?.length === 0) return value;
  }
  return null;
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
