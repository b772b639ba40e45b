import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What the server still writes into is compressed when it is sent, like the page. */
const WRITTEN_INTO = "serviceWorker.js";

/** Leaves compressed copies beside every file of text, for the server to send as they are; browsers take the first over https only. */
export function compressFiles(folder) {
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (/\.(js|css|svg|json|webmanifest|txt)$/.test(name) && name !== WRITTEN_INTO) {
      const file = join(parentPath, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
}
