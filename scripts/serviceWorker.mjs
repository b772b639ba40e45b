import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const PAGE = "index.html";
/** What the installed application shows of itself. */
const ICONS = ["icon.svg", "icon-maskable.svg", "manifest.webmanifest"];

/** The service worker as one classic script, with the list of what it keeps on the device; gives the modules in it. */
export async function bundleServiceWorker(root, folder) {
  const bundle = await rolldown({
    input: `${root}/src/worker/serviceWorker.ts`,
    platform: "browser",
    transform: {
      target: "es2022",
      define: { PRECACHED: JSON.stringify(precachedFiles(folder)), "process.env.NODE_ENV": '"production"' },
    },
  });
  const { output } = await bundle.write({ file: join(folder, "serviceWorker.js"), format: "iife", minify: true });
  await bundle.close();
  return output[0].moduleIds;
}

/** The page, every script, style and picture of the shell in all its languages, and its icons; nothing of a sub-application. */
export function precachedFiles(folder) {
  const chunks = Object.values(JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")));
  const hashed = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).filter((file) => file !== PAGE));
  return [
    { url: "/", revision: revisionOf(folder, PAGE) },
    ...[...hashed].sort().map((file) => ({ url: `/${file}`, revision: null })),
    ...ICONS.map((file) => ({ url: `/${file}`, revision: revisionOf(folder, file) })),
  ];
}

function revisionOf(folder, file) {
  return createHash("sha256")
    .update(readFileSync(join(folder, file)))
    .digest("hex")
    .slice(0, 16);
}
