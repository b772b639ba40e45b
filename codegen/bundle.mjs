// Bundles the registry tool into the cache folder. Loaded by start.mjs only when a source has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { writeWhole } from "./kept/writeWhole.mjs";

/** Needed while bundling, or by the first generation of a bundle: taken from node_modules as they are. */
const OUTSIDE = ["json-schema-to-typescript", "ts-morph"];
const OLD_MS = 60 * 60 * 1000;

/** Makes the bundle of these sources, and returns its id. */
export async function bundle({ root, cache, sources }) {
  mkdirSync(cache, { recursive: true });
  const id = idOf(root, sources);
  const home = join(cache, `tool-${id}`);
  if (!existsSync(join(home, "tool.cjs"))) {
    const draft = mkdtempSync(join(cache, "draft-"));
    const tool = await rolldown({
      input: { tool: join(root, "codegen/cli/tool.ts") },
      external: OUTSIDE,
      platform: "node",
      logLevel: "silent",
      treeshake: true,
    });
    await tool.write({
      dir: draft,
      format: "cjs",
      dynamicImportInCjs: false,
      exports: "named",
      entryFileNames: "[name].cjs",
      chunkFileNames: "[name].cjs",
    });
    await tool.close();
    for (const name of readdirSync(draft)) writeFileSync(join(draft, name), inAscii(readFileSync(join(draft, name), "utf8")));
    place(draft, home);
  }
  writeWhole(join(cache, "tool.json"), JSON.stringify({ id, sources }));
  removeOld(cache, home);
  return id;
}

/** Text of one byte a character is read without decoding, and kept in half the memory. */
function inAscii(source) {
  return source.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Another process may have made the same bundle meanwhile: its own is as good. */
function place(draft, home) {
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(home, "tool.cjs"))) throw error;
  }
}

function idOf(root, sources) {
  const hash = createHash("sha1");
  for (const [path] of sources)
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** Bundles that nobody can be using any more. */
function removeOld(cache, home) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (!/^(tool|draft)-/.test(name) || path === home) continue;
    if (Date.now() - statSync(path).mtimeMs > OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}
