import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the built files depend on. */
const INPUTS = ["src", "scripts", "generated", "codegen", "public", "index.html", "vite.config.ts", "package-lock.json", "package.json"];

/** Whether the build in `dist` was made from the files as they are now. */
export function isBuilt(root) {
  const stamp = join(root, "dist/.inputs");
  return existsSync(join(root, "dist/server/main.js")) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

export function markBuilt(root) {
  writeFileSync(join(root, "dist/.inputs"), fingerprint(root));
}

/** Hash over paths and contents: times differ between clones, contents do not. */
function fingerprint(root) {
  const hash = createHash("sha256");
  for (const path of INPUTS.flatMap((input) => filesUnder(root, input)).sort())
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesUnder(root, `${path}/${name}`));
}
