import { expect, test, vi } from "vitest";
import { add, changed, type Edit, narrowedApplication, newApplication, newTile } from "../codegen/diff/changes";
import { registryFolder, runTool } from "../support/runTool";

// Each runs the tool several times on the registry of the product.
vi.setConfig({ testTimeout: 300_000 });

const label = (text: string) => `{ fr: ${text}, en: ${text}, de: ${text}, es: ${text}, it: ${text} }`;
const lines = (count: number, line: (n: number) => string) => Array.from({ length: count }, (_, n) => `${line(n)}\n`).join("");
const manyTiles = add(
  "menus/sante.yaml",
  lines(80, (n) => `      - { id: sante-more-${n}, label: ${label(`More${n}`)}, icon: history, route: sante.colostrum.history }`),
);
const manyGrants = add(
  "grants/sante.yaml",
  lines(30, (n) => `  sante.more${n}: { label: ${label(`Right${n}`)}, opens: ${label(`Right${n}`)} }`),
);
const narrowedTypes: Edit = (files) =>
  files.set("params.yaml", (files.get("params.yaml") ?? "").replaceAll("pattern: '^", "pattern: '^(?=.)"));

test("a hundred effects are a screen or two: alike ones are a line, each that waits has its name, and the command that is given shows all", async () => {
  const ask = asking(manyTiles, manyGrants);
  const { effects } = JSON.parse((await ask("--format", "json")).out);
  const waiting: readonly string[] = effects.flatMap(({ id, waiting }: { id: string; waiting: boolean }) => (waiting ? [id] : []));
  expect([effects.length, waiting.length]).toEqual([110, 30]);
  const [text, comment] = [await ask("--lang", "fr"), await ask("--lang", "fr", "--format", "markdown")];
  for (const [{ out }, most] of [[text, 50] as const, [comment, 60] as const]) {
    expect(out.split("\n").length).toBeLessThanOrEqual(most);
    expect(out.length).toBeLessThanOrEqual(12_000);
    for (const id of waiting) expect(out).toContain(id);
    expect(out).toContain("de même : More1 · More2 · More3 · More4 · More5 et 74 autres");
  }
  expect(comment.out.indexOf("Par persona")).toBeLessThan(comment.out.indexOf("Tout : "));
  const [, args = ""] = /Tout : npm run -s registry -- (.*) > diff\.html/.exec(text.out) ?? [];
  const { out } = await runTool(...args.split(" "));
  for (const { id } of effects) expect(out).toContain(id);
});

test("of many effects that differ as much as is soon read is told, and how many are left; what waits is told all the same", async () => {
  const grants = [...changed()]
    .flatMap(([file, text]) => (file.startsWith("grants/") ? [...text.matchAll(/^ {2}([\w.]+):/gm)] : []))
    .slice(0, 60);
  const pages = grants.map(([, grant = ""], n) => `  sante.colostrum.x${n}: { label: ${label(`X${n}`)}, access: { anyOf: [${grant}] } }\n`);
  const ask = asking(add("applications/sante/colostrum.yaml", pages.join("")), narrowedTypes, narrowedApplication);
  const { effects } = JSON.parse((await ask("--format", "json")).out);
  expect(effects.length).toBeGreaterThan(60);
  for (const [format, most] of [["text", 50] as const, ["markdown", 60] as const]) {
    const { out } = await ask("--format", format);
    expect(out.split("\n").length).toBeLessThanOrEqual(most);
    for (const { id, waiting } of effects) if (waiting) expect(out).toContain(id);
    expect(out).toMatch(/^and \d+ effects without a question\.$/m);
  }
});

test("what breaks for programs is what the text says waits or is less, but for what only lets somebody in", async () => {
  const ask = asking(narrowedTypes, narrowedApplication, newTile);
  const { breaking } = JSON.parse((await ask("--format", "json")).out);
  const kinds = breaking.map(({ kind }: { kind: string }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["narrowed", "param-type", "dead-grant"]));
});

test("a persona is told each tile and screen by name; an unknown one is asked back", async () => {
  const ask = asking(newTile, narrowedApplication);
  expect((await ask("--persona", "conseiller")).out.split("\n").slice(2, 6)).toEqual([
    "Adviser (conseiller)",
    expect.stringMatching(/^− tile ".+" \(sante-diseases\)$/),
    expect.stringMatching(/^− screen ".+" \(sante\.bilanSanitaire\.listing\)$/),
    "− the whole section Health",
  ]);
  expect((await ask("--persona", "salariee")).out).toContain('\n+ tile "Colostrum" (sante-past-colostrum)\n');
  expect((await ask("--persona", "sans-droit")).out).toContain("gains and loses nothing");
  expect(await ask("--persona", "conseiler")).toMatchObject({ code: 2, err: expect.stringContaining('did you mean "conseiller"?') });
  expect(await ask("--persona", "conseiller", "--format", "html")).toMatchObject({ code: 2 });
});

test("each form says who gains and loses in a line, and what became of all accesses; the page with somebody for each, losses first", async () => {
  const ask = asking(newTile, narrowedApplication);
  const all = /Pour tous les utilisateurs possibles, tuiles et écrans : \d+ comme avant, 0 ouverts à plus, 2 à moins, 0 à d'autres\./;
  const [text, comment, page] = [
    await ask("--lang", "fr"),
    await ask("--lang", "fr", "--format", "markdown"),
    await ask("--lang", "fr", "--format", "html"),
  ];
  expect(text.out).toMatch(/^Gagnent \d+ personas sur \d+\. Perd 1 : Conseiller\.$/m);
  expect(comment.out).toMatch(/^\*\*Gagnent\*\* \d+ personas sur \d+\. \*\*Perd\*\* 1 : Conseiller\. {2}$/m);
  for (const { out } of [text, comment]) expect(out).toMatch(all);
  expect(page.out.replaceAll("&#39;", "'")).toMatch(all);
  expect(page.out).toMatch(
    /\(sante-diseases\)<\/td><td[^>]*>moins de monde<\/td><td[^>]*><\/td><td[^>]*>une personne avec sante\.bilan\.innoval/,
  );
  expect(page.out).toMatch(/<tr><td[^>]*>Conseiller<\/td>/);
});

test("--strict waits for each widening, and for what takes away from nobody of the demo, and such a yes can be said", async () => {
  const ask = asking(newTile);
  expect([(await ask()).code, (await ask("--strict")).code]).toEqual([0, 1]);
  const { effects } = JSON.parse((await asking(newApplication, narrowedApplication)("--strict", "--format", "json")).out);
  const waiting = effects.filter((one: { waiting: boolean }) => one.waiting).map(({ kind }: { kind: string }) => kind);
  expect(waiting).toEqual(expect.arrayContaining(["dead-grant", "route-added", "held-at-once"]));
  expect(waiting).not.toContain("base-added");
});

/** Asks `diff` what the edits do. */
function asking(...edits: readonly Edit[]) {
  const folder = registryFolder(changed(...edits));
  return (...args: readonly string[]) => runTool("diff", "registry", folder, ...args);
}
