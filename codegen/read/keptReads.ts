import { hash } from "node:crypto";
import type { Kind } from "../schema/kinds";
import { againstSchema, type DocumentRead, readDocument } from "./readDocument";
import { reads } from "./readsOfRun";

/** Within a process, whatever was found; one text a file, for saves go on for hours. */
const lastRead = new Map<string, { readonly text: string; readonly read: DocumentRead }>();

/** Keeps for the next run what this one has read, when any of it is new. */
export function keepReads(): void {
  const typed = [...reads.used].flatMap(([key, document]) => {
    const { success, data } = againstSchema(document);
    return success ? [[key, data] as const] : [];
  });
  if (typed.some(([key]) => !reads.known?.has(key))) reads.place?.keep("reads", new Map(typed));
}

/** Reading is most of a check, and depends on the text and its kind alone: two revisions, two runs and a save in an editor have few texts that differ. */
export function readOnce(kind: Kind, file: string, text: string): DocumentRead {
  reads.known ??= reads.place?.read<Map<string, unknown>>("reads") ?? new Map();
  const key = `${kind} ${hash("sha1", text)}`;
  const last = lastRead.get(file);
  const read = reads.known.has(key)
    ? recalled(kind, file, text, reads.known.get(key))
    : last?.text === text
      ? last.read
      : readDocument(kind, file, text);
  lastRead.set(file, { text, read });
  if (reads.place !== undefined && read.findings.length === 0) reads.used.set(key, read.document);
  return read;
}

/** Where things stand is not kept: for whoever asks the text is parsed. */
function recalled(kind: Kind, file: string, text: string, value: unknown): DocumentRead {
  let parsed: DocumentRead | undefined;
  const locate: DocumentRead["document"]["locate"] = (path, side) => {
    parsed ??= readDocument(kind, file, text);
    return parsed.document.locate(path, side);
  };
  return { document: { kind, file, value, isTyped: true, whole: true, locate }, findings: [] };
}
