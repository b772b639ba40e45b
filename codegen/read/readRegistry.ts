import { compareText, type Finding, finding, sortFindings } from "../diagnostic/finding";
import { startOf } from "../diagnostic/range";
import { suggest } from "../diagnostic/suggest";
import { KINDS } from "../schema/kinds";
import { isLike, kindByContent, kindOf, placeOf } from "./kindOf";
import { type ReadDocument, readDocument } from "./readDocument";
import { type Listing, type RegistryFiles, registryFiles } from "./registryFiles";

/** The registry as YAML: plain values with a way back to their lines, in the order of their file names. */
export interface ReadResult {
  readonly files: RegistryFiles;
  readonly documents: readonly ReadDocument[];
  readonly findings: readonly Finding[];
}

/** Reads every file under a directory. */
export function readRegistry(dir: string, listing?: Listing): ReadResult {
  return readFiles(registryFiles(dir, listing));
}

/** Reads files that are in memory; their order does not matter. */
export function readFiles(files: RegistryFiles): ReadResult {
  const documents: ReadDocument[] = [];
  const findings: Finding[] = [];
  for (const file of [...files.keys()].sort(compareText)) {
    const read = readFile(file, files.get(file) ?? "");
    if (read.document !== null) documents.push(read.document);
    findings.push(...read.findings);
  }
  return { files, documents, findings: sortFindings(findings) };
}

/** What `registry snapshot` writes for people and version control. */
const SNAPSHOT = /^seen\/.*\.txt$/;

interface FileRead {
  readonly document: ReadDocument | null;
  readonly findings: readonly Finding[];
}

/** One file, as what it holds: where it stands in the wrong place, what it declares is known all the same. */
function readFile(file: string, text: string): FileRead {
  const own = kindOf(file);
  if (SNAPSHOT.test(file)) return { document: null, findings: [] };
  if (own === null && !/\.ya?ml$/i.test(file))
    return { document: null, findings: [finding(startOf(file), "ignored-file", { file }, { severity: "warning" })] };
  const { document, findings } = readDocument(own ?? "settings", file, text);
  const { value } = document;
  if (own !== null && (value === undefined || isLike(own, value))) return { document, findings };
  const other = kindByContent(value);
  if (other !== null && other !== own)
    return {
      document: { ...document, kind: other },
      findings: [...findings, finding(startOf(file), "misplaced-file", { file, place: placeOf(other, value) })],
    };
  return own === null ? { document: null, findings: [unknownFile(file)] } : { document, findings };
}

const PLACES = Object.values(KINDS).map(({ place }) => place);

function unknownFile(file: string): Finding {
  return finding(startOf(file), "unknown-file", { file, places: PLACES.join(", "), suggestion: suggest(file, PLACES) });
}
