import type { Page } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { layoutStylesPlugin } from "../../../scripts/layoutStyles";

const ADDRESS = "http://gallery.test/";

/** Files of the gallery page by path. */
export type Gallery = ReadonlyMap<string, { readonly body: string | Buffer; readonly type: string }>;

/** Builds a page that shows views, by default every input; it is part of the tests and of no build. */
export async function buildGallery(root = "tests/e2e/gallery"): Promise<Gallery> {
  const plugins = [react(), layoutStylesPlugin()];
  const built = await build({ configFile: false, root, logLevel: "error", plugins, build: { write: false, target: "es2022" } });
  const files = new Map<string, { body: string | Buffer; type: string }>();
  for (const { output } of [built].flat().filter((result) => "output" in result))
    for (const file of output)
      files.set(`/${file.fileName}`, { body: file.type === "chunk" ? file.code : Buffer.from(file.source), type: typeOf(file.fileName) });
  return files;
}

/** Opens it in a page, without a server. */
export async function openGallery(page: Page, files: Gallery, query = ""): Promise<void> {
  await page.route(`${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.get(pathname === "/" ? "/index.html" : pathname);
    return file ? route.fulfill({ body: file.body, contentType: file.type }) : route.fulfill({ status: 404 });
  });
  await page.goto(ADDRESS + query);
}

function typeOf(name: string): string {
  if (name.endsWith(".html")) return "text/html";
  return name.endsWith(".css") ? "text/css" : "text/javascript";
}
