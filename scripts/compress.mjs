import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Leaves a compressed copy beside every file of text, for the server to send as it is. */
export function compressFiles(folder) {
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) {
      const file = join(parentPath, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
}
