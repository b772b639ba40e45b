import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

/** The hashes under which a policy admits what is written into a page, as it writes them. */
export interface InlineHashes {
  readonly scripts: string;
  readonly styles: string;
}

/** Scripts and styles that stand in a page itself. */
const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

const NONE: InlineHashes = { scripts: "", styles: "" };

/** The hashes of a built page, computed again when it is built again. */
export function createPageHashes(file: string): () => Promise<InlineHashes> {
  let stamp = "";
  let hashes = NONE;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    const now = found === undefined ? "" : `${found.size} ${found.mtimeMs}`;
    if (now !== stamp) {
      hashes = now === "" ? NONE : inlineHashes(await readFile(file, "utf8"));
      stamp = now;
    }
    return hashes;
  };
}

export function inlineHashes(page: string): InlineHashes {
  const all = [...page.matchAll(INLINE)].map(([, kind, text]) => ({ kind, hash: hashOf(text ?? "") }));
  const hashesOf = (kind: string) => [...new Set(all.filter((one) => one.kind === kind).map(({ hash }) => hash))].join(" ");
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}

export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
