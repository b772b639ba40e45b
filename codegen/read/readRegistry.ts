import type { Diagnostic } from "../diagnostic/diagnostic";
import { compareText, sortFindings } from "../diagnostic/finding";
import { cutTexts } from "./cutText";
import { kindOf } from "./kindOf";
import { notUtf8 } from "./notUtf8";
import { type ReadDocument, readDocument } from "./readDocument";
import { type Listing, type RegistryFiles, registryFiles } from "./registryFiles";
import { schemaLine } from "./schemaLine";
import { unknownFile } from "./unknownFile";

/** The registry as YAML: plain values with a way back to their lines, in the order of their file names. */
export interface ReadResult {
  readonly files: RegistryFiles;
  readonly documents: readonly ReadDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads every file under a directory. */
export function readRegistry(dir: string, listing?: Listing): ReadResult {
  return readFiles(registryFiles(dir, listing));
}

/** Reads files that are in memory; their order does not matter. Late ones come last: of two things with one name the second is told. */
export function readFiles(files: RegistryFiles, isLate: (file: string) => boolean = () => false): ReadResult {
  const documents: ReadDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = [...files.keys()].sort(compareText);
  for (const file of [...names.filter((name) => !isLate(name)), ...names.filter(isLate)]) {
    const text = files.get(file) ?? "";
    let kind = kindOf(file);
    if (kind === null) {
      const unknown = unknownFile(file, files, () => readDocument("settings", file, text).document.value);
      diagnostics.push(unknown.finding);
      if (unknown.kind === null) continue;
      // What it declares is known then, and nothing else is told because of its name.
      kind = unknown.kind;
    }
    const read = readDocument(kind, file, text);
    const garbled = notUtf8(file, text);
    documents.push(garbled?.whole === true ? { ...read.document, value: undefined } : read.document);
    const bound = kindOf(file) === kind ? schemaLine(kind, file, text) : null;
    if (bound !== null) diagnostics.push(bound);
    diagnostics.push(...(garbled === null ? [...read.diagnostics, ...cutTexts(file, text)] : [garbled.finding]));
  }
  return { files, documents, diagnostics: sortFindings(diagnostics) };
}
