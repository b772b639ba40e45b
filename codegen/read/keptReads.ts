import { createHash } from "node:crypto";
import type { Kept } from "../kept/kept";
import type { Kind } from "../schema/kinds";
import { againstSchema, type DocumentRead, type ReadDocument, readDocument } from "./readDocument";

let place: Kept | null = null;
/** Texts in which nothing was found, by kind and hash: as their schema had them in an earlier run, and as this one reads them. */
let known: ReadonlyMap<string, unknown> | null = null;
let used = new Map<string, ReadDocument>();
/** Within a process, whatever was found; one text a file, for saves go on for hours. */
const lastRead = new Map<string, { readonly text: string; readonly read: DocumentRead }>();

/** From now on what an earlier run has read is looked up there. */
export function recallReads(kept: Kept): void {
  [place, known, used] = [kept, null, new Map()];
}

/** Keeps for the next run what this one has read, when any of it is new. */
export function keepReads(): void {
  const typed = [...used].flatMap(([key, document]) => {
    const { success, data } = againstSchema(document);
    return success ? [[key, data] as const] : [];
  });
  if (typed.some(([key]) => !known?.has(key))) place?.keep("reads", new Map(typed));
}

/** Reading is most of a check, and depends on the text and its kind alone: two revisions, two runs and a save in an editor have few texts that differ. */
export function readOnce(kind: Kind, file: string, text: string): DocumentRead {
  known ??= place?.read<Map<string, unknown>>("reads") ?? new Map();
  const key = `${kind} ${createHash("sha1").update(text).digest("hex")}`;
  const last = lastRead.get(file);
  const read = known.has(key)
    ? recalled(kind, file, text, known.get(key))
    : last?.text === text
      ? last.read
      : readDocument(kind, file, text);
  lastRead.set(file, { text, read });
  if (place !== null && read.findings.length === 0) used.set(key, read.document);
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
