import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleServiceWorker } from "../../scripts/serviceWorker.mjs";

/** What the server fills in (src/server/site/isolation.ts). */
const PLACE = '<meta name="frame-origins" content=""';

test("the built worker has the place for the origins of frames that the page has, once, and no quote ends in it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "clarine-worker-"));
  try {
    mkdirSync(join(folder, ".vite"));
    writeFileSync(join(folder, ".vite/manifest.json"), "{}");
    for (const file of ["index.html", "icon.svg", "icon-maskable.svg", "manifest.webmanifest"]) writeFileSync(join(folder, file), file);
    await bundleServiceWorker(process.cwd(), folder);
    const script = readFileSync(join(folder, "serviceWorker.js"), "utf8");
    expect(script.split(PLACE)).toHaveLength(2);
    expect(readFileSync("index.html", "utf8")).toContain(PLACE);
    const filled = script.replace(PLACE, PLACE.replace('""', '"{&quot;clarity&quot;:&quot;https://clarity.example&quot;}"'));
    expect(() => new Function(filled)).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
