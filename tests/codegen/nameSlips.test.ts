import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { registryFiles } from "../../codegen/read/registryFiles";
import { edited, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";

test("routes that are gone with their key are told with the application that lost them", () => {
  const [without = ""] = textOf(CARD).split("routes:");
  const told = tell({ [CARD]: without });
  expect(told).toContainEqual(expect.stringContaining(`The application "card" has no "routes:": declare the route there, in ${CARD}.`));
});

test("a folder that is no domain is no remedy for an application that stands in it", () => {
  const moved = { [CARD]: null, "applications/cameras/card.yaml": textOf(CARD) };
  const told = tell(moved).join("\n");
  expect(told).toContain('Move the file to applications/herd/: "cameras" is no domain of domains.yaml.');
  expect(told).not.toContain('"domain: cameras"');
});

test("a grant below an unknown one is never offered in its place", () => {
  const gone = textOf(GRANTS).replace(/ {2}herd:\n(?: {4}.*\n)+/, "");
  expect(gone).not.toBe(textOf(GRANTS));
  const told = tell({ [GRANTS]: gone }).filter((one) => one.includes('unknown-grant "herd" '));
  expect(told.length).toBeGreaterThan(0);
  expect(told.join("\n")).not.toContain("did you mean");
});

test("a list of pages that is written as a text is told alone", () => {
  toldOnce(edited("suppliers.yaml", "pages: [account]", "pages: account"), "suppliers.yaml:", "wrong-type", "Write [account]");
});

test("a drawing that has lost its first quote is told so", () => {
  toldOnce(edited("icons.yaml", '4h16"/>', `4h16"/>'`), "icon-drawing", "A quote ' ends it and none opens it");
});

test("a key of the texts that was translated in one language is told there, once", () => {
  const real = new Map(registryFiles("registry"));
  const file = "labels/fr.yaml";
  const text = real.get(file) ?? "";
  expect(text).toMatch(/^ {4}back: /m);
  real.set(file, text.replace(/^ {4}back: /m, "    retour: "));
  const told = checkRegistry(real).diagnostics.filter(({ code }) => code === "missing-translation");
  expect(told.map((one) => one.file)).toEqual([file]);
  expect(told[0]?.hint).toContain("as in the other languages: back:");
});

test("the id of a user with an accent or capitals is told as it may be written", () => {
  toldOnce(edited("personas/breeder.yaml", "id: breeder", "id: éleveur"), "It has an accent: write eleveur.");
  toldOnce(edited("personas/breeder.yaml", "id: breeder", "id: Breeder"), "It has capitals: write breeder.");
});
