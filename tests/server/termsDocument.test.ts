import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PRODUCT } from "../../generated/settings";

const SOURCE = readFileSync(`public${PRODUCT.termsPage}`, "utf8");
const DOCUMENT = readFileSync(`public${PRODUCT.termsDocument}`, "latin1");
const [, TITLE = ""] = /<title>(.*)<\/title>/.exec(SOURCE) ?? [];

test("the terms that the product bundles are those of 1 March 2025, and name it, in French with its accents [CON-11] [PUB-18]", () => {
  const day = PRODUCT.termsUpdated.split("-").reverse().join("/");
  expect(TITLE).toBe(`Conditions générales d’utilisation de ${PRODUCT.name} – version du ${day}`);
  for (const part of [`<p>Version du ${day}</p>`, "propriétaire de l’élevage"]) expect(SOURCE).toContain(part);
});

test("they are a PDF of several pages with a title and a language, to be read aloud [PUB-18]", () => {
  expect(DOCUMENT).toMatch(/^%PDF-1\.\d\n/);
  expect(Number(/\/Count (\d+)/.exec(DOCUMENT)?.[1])).toBeGreaterThan(1);
  const [, title = ""] = /\/Title <FEFF([0-9A-F]+)>/.exec(DOCUMENT) ?? [];
  expect(Buffer.from(title, "hex").swap16().toString("utf16le")).toBe(TITLE);
  for (const mark of ["/Lang (fr)", "/MarkInfo", "/StructTreeRoot"]) expect(DOCUMENT).toContain(mark);
});

test("they were printed from their text as it is: otherwise run scripts/terms.mjs", () => {
  const [, printed] = /%source (\w+)\n$/.exec(DOCUMENT) ?? [];
  expect(printed).toBe(createHash("sha256").update(SOURCE).digest("hex"));
});
