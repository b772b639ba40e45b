import type { Diagnostic } from "../diagnostic/diagnostic";
import { compareText, sortFindings } from "../diagnostic/finding";
import { cutTexts } from "./cutText";
import { kindOf } from "./kindOf";
import { notUtf8 } from "./notUtf8";
import { type ReadDocument, readDocument } from "./readDocument";
import { type Listing, type RegistryFiles, registryFiles } from "./registryFiles";
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

/** Reads files that are in memory; their order does not matter. */
export function readFiles(files: RegistryFiles): ReadResult {
  const documents: ReadDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of [...files.keys()].sort(compareText)) {
    const kind = kindOf(file);
    if (kind === null) {
      diagnostics.push(unknownFile(file, files));
      continue;
    }
    const text = files.get(file) ?? "";
    const read = readDocument(kind, file, text);
    const garbled = notUtf8(file, text);
    documents.push(garbled?.whole === true ? { ...read.document, value: undefined } : read.document);
    diagnostics.push(...(garbled === null ? [...read.diagnostics, ...cutTexts(file, text)] : [garbled.finding]));
  }
  return { files, documents, diagnostics: sortFindings(diagnostics) };
}
