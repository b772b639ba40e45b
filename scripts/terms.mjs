// Prints the page of the terms as the document to be saved: CHROMIUM_PATH=/usr/bin/chromium node scripts/terms.mjs
import { createHash } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const SOURCE = new URL("../public/pages/conditions-utilisation.html", import.meta.url);
const DOCUMENT = fileURLToPath(new URL("../public/pages/conditions-utilisation.pdf", import.meta.url));
const FOOTER = `<p style="margin: auto; font: 9pt sans-serif"><span class="title"></span> – <span class="pageNumber"></span> / <span class="totalPages"></span></p>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(SOURCE.href);
await page.pdf({
  path: DOCUMENT,
  format: "A4",
  margin: { top: "22mm", bottom: "22mm", left: "22mm", right: "22mm" },
  tagged: true,
  displayHeaderFooter: true,
  headerTemplate: "<i></i>",
  footerTemplate: FOOTER,
});
await browser.close();
// By which a test sees that the document was printed anew after an edit.
appendFileSync(DOCUMENT, `%source ${createHash("sha256").update(readFileSync(SOURCE)).digest("hex")}\n`);
