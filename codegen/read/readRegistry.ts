import { compareText, type Finding, finding, sortFindings } from "../diagnostic/finding";
import { startOf } from "../diagnostic/range";
import { suggest } from "../diagnostic/suggest";
import { KINDS, kindOf } from "../schema/kinds";
import { readOnce } from "./keptReads";
import type { ReadDocument } from "./readDocument";
import type { RegistryFiles } from "./registryFiles";

/** The registry as YAML: plain values with a way back to their lines, in the order of their file names. */
export interface ReadResult {
  readonly files: RegistryFiles;
  readonly documents: readonly ReadDocument[];
  readonly findings: readonly Finding[];
}

/** Reads the files; their order does not matter. */
export function readFiles(files: RegistryFiles): ReadResult {
  const documents: ReadDocument[] = [];
  const findings: Finding[] = [];
  for (const file of [...files.keys()].sort(compareText)) {
    if (SNAPSHOT.test(file)) continue;
    const kind = kindOf(file);
    if (kind === null) findings.push(strangeFile(file));
    else {
      const read = readOnce(kind, file, files.get(file) ?? "");
      documents.push(read.document);
      findings.push(...read.findings);
    }
  }
  return { files, documents, findings: sortFindings(findings) };
}

/** What `registry snapshot` writes for people and version control. */
const SNAPSHOT = /^seen\/.*\.txt$/;
const PLACES = Object.values(KINDS).map(({ place }) => place);

function strangeFile(file: string): Finding {
  if (!/\.ya?ml$/i.test(file)) return finding(startOf(file), "ignored-file", { file }, { severity: "warning" });
  return finding(startOf(file), "unknown-file", { file, places: PLACES.join(", "), suggestion: suggest(file, PLACES) });
}
