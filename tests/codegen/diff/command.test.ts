import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withYes } from "../../../codegen/workbench/accept";
import { committedRegistry, gitIn } from "../../support/committedRegistry";
import { runToolWith } from "../../support/runTool";

const root = committedRegistry("main");
const git = gitIn(root);
const sante = join(root, "registry/menus/sante.yaml");
const domains = join(root, "registry/domains.yaml");
const original = readFileSync("registry/domains.yaml", "utf8");
const REASON = "The regional chamber opens feed to all of its members.";

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("without a change there is no effect, and the exit code is 0", async () => {
  expect(await tool("diff", "main")).toEqual({ code: 0, out: "main → registry: no effect.\n", err: "" });
});

test("a change of the working tree is compared with a git revision, in French and English; a page names all, and every form says that what is public can get no yes", async () => {
  writeFileSync(domains, original.replace("access: { anyOf: [alimentation] }", "access: signedIn"));
  const english = await tool("diff", "main");
  expect(english.code).toBe(1);
  expect(english.out).toMatch(/EVERY SIGNED-IN ACCOUNT opens \d+ screens \(Feed\)/);
  expect(english.out.trimEnd().split("\n").at(-1)).toBe("exit 1: 1 effect without an answer");
  expect((await tool("diff", "main", "--lang", "fr")).out).toMatch(/TOUT COMPTE CONNECTÉ ouvre \d+ écrans \(Alimentation\)/);
  const comment = (await tool("diff", "main", "--lang", "fr", "--format", "markdown")).out;
  expect(comment).toMatch(/^<!-- clarine:registre -->\n\n### ⛔ Registre : 1 effet attend une réponse/);
  expect(comment.length).toBeLessThan(12_000);
  const page = (await tool("diff", "main", "--format", "html")).out;
  expect(page).toMatch(/^(?!.* and \d+ others).*>screens: .* · /s);
  writeFileSync(domains, original.replace("access: { anyOf: [alimentation] }", "access: public"));
  for (const format of ["text", "markdown", "github", "junit", "html"])
    expect((await tool("diff", "main", "--format", format)).out).toMatch(/No yes is possible: .* Write signedIn/);
  writeFileSync(domains, original.replace("access: { anyOf: [alimentation] }", "access: signedIn"));
});

test("the document for programs has what each persona gains and loses, each access, and what breaks", async () => {
  const document = JSON.parse((await tool("diff", "main", "--format", "json")).out);
  expect(document).toMatchObject({ version: 1, ok: false, breaking: [] });
  expect(document.personas.find(({ id }: { id: string }) => id === "sans-droit").gained.routes).toContain("alim2.stockage2");
  const widened = document.access.filter(({ change }: { change: string }) => change === "widened");
  expect(widened.length).toBeGreaterThan(25);
  expect(widened[0].witness).toEqual({});
});

test("a yes asks for a reason, is written below what stands in the file, and lets the comparison pass", async () => {
  const [effect] = JSON.parse((await tool("diff", "main", "--format", "json")).out).effects;
  expect(await tool("accept", effect.id.slice(0, 4), "--why", "ok")).toMatchObject({ code: 2 });
  expect(await tool("accept", "00000000", "--why", REASON)).toMatchObject({ code: 2 });
  for (const day of ["32/13/2027", "2027-02-30", "2020-01-01"])
    expect(await tool("accept", effect.id, "--why", REASON, "--until", day)).toMatchObject({ code: 2, err: expect.stringContaining(day) });
  expect(await tool("accept", effect.id.slice(0, 4), "--why", REASON)).toMatchObject({ code: 0, err: "" });
  const text = readFileSync(join(root, "registry/accepted.yaml"), "utf8");
  expect(text).toContain(`why: "${REASON}"\n    by: "Marie"`);
  expect(await tool("diff", "main")).toMatchObject({ code: 0 });
  expect((await tool("accept", effect.id, "--why", REASON)).out).toContain("already");
  expect(readFileSync(join(root, "registry/accepted.yaml"), "utf8")).toBe(text);
  expect((await tool("menu", "--persona", "conseiller")).code).toBe(0);
});

test("a yes keeps the ends of lines and the indentation of the file, and its brackets", () => {
  expect(withYes("accepted: [{ id: a }]\n", { id: "b" })).toBe("accepted: [ { id: a }, { id: b } ]\n");
  const [head, entry, yes] = ["accepted:\r\n", '- id: "00000000"\r\n  why: "-"', '- id: "ffffffff"\r\n  why: "x"\r\n'];
  expect(withYes(head + entry, { id: "ffffffff", why: "x" })).toBe(`${head}${entry}\r\n${yes}`);
});

test("a snapshot that is gone, too large, or in which a mark of merging is left, is an error until it is written anew; a yes that stands twice is a warning", async () => {
  writeFileSync(domains, original);
  const accepted = join(root, "registry/accepted.yaml");
  const text = readFileSync(accepted, "utf8");
  writeFileSync(accepted, text + text.slice(text.indexOf("  - id")));
  expect((await ofProject("check")).out).toMatch(/accepted\.yaml:\d+:\d+ yes-twice warning\n.*registry\/accepted\.yaml:4:9/s);
  writeFileSync(accepted, text);
  const homes = join(root, "registry/seen/homes.txt");
  rmSync(join(root, "registry/seen"), { recursive: true });
  expect(await ofProject("check")).toMatchObject({ code: 1, out: expect.stringContaining("seen-missing") });
  expect((await ofProject("snapshot")).code).toBe(0);
  for (const [mark, code] of [["<<<<<<< HEAD\n", "seen-merge"] as const, [" ".repeat(1_000_000), "seen-large"] as const]) {
    writeFileSync(homes, `${mark}${readFileSync(homes, "utf8")}`);
    expect(await ofProject("check")).toMatchObject({ code: 1, out: expect.stringContaining(`seen/homes.txt:1:1 ${code}`) });
    expect((await ofProject("snapshot")).code).toBe(0);
  }
});

test("a home, a tab, a page and an act of the settings that lead to a refusal are errors of check too, each at its line, and a tile with another name than its page is a warning", async () => {
  const lead = (file: string, from: string, to: string) => {
    const path = join(root, "registry", file);
    const before = readFileSync(path, "utf8");
    writeFileSync(path, before.replace(from, to));
    return () => writeFileSync(path, before);
  };
  const go = `  session2.go:\n    label: ${JSON.stringify({ fr: "G", en: "G", de: "G", es: "G", it: "G" })}\n    access: signedIn\n`;
  const undo = [
    lead("applications/session/session2.yaml", "routes:\n", `routes:\n${go}    redirect: { to: pilotage.dashboard.eco }\n`),
    lead("homes.yaml", "PLANNING: planning2.main.planning", "PLANNING: session2.go"),
    lead("tabs.yaml", "routes: [map.main]", "routes: [session2.go]"),
    lead("menus/sante.yaml", "fr: Parage, ", "fr: Pied, "),
    lead("settings/addresses.yaml", "sync: synchrozor.sync.main", "sync: session2.go"),
    lead("settings/quickAccess.yaml", "route: mouvements.sortie", "route: session2.go"),
  ];
  const lacking = lead("applications/sante/colostrum.yaml", "route: sante.colostrum.history", "route: card.detail");
  const { code, out } = await ofProject("check");
  expect(out).toMatch(
    /colostrum\.yaml:\d+:\d+ entry-lacks-value error\n.*"sante\.colostrum\.main" leads nowhere: .*"card\.detail", detail\/:id/,
  );
  expect(out).toMatch(/menus\/sante\.yaml:\d+:\d+ tile-name warning\n.*"Pied".*"Parage"/);
  const lines = out.split("\n").filter((line) => line.includes("entry-leads-astray"));
  expect([code, ...lines.map((line) => line.replace(/:.*/, ""))]).toEqual([
    1,
    "registry/homes.yaml",
    "registry/tabs.yaml",
    "registry/settings/addresses.yaml",
    "registry/settings/quickAccess.yaml",
  ]);
  for (const one of [...undo, lacking]) one();
});

test("a branch is compared with where it left the other one: what that has got since is no loss", async () => {
  git("stash", "-qu");
  git("branch", "mine");
  expect(await ofProject("rename", "sante.colostrum.history", "sante.colostrum.past")).toMatchObject({ code: 0, err: "" });
  git("commit", "-qam", "renamed");
  git("switch", "-q", "mine");
  expect(await tool("diff", "main")).toMatchObject({ code: 0, out: expect.stringContaining("no effect") });
  expect((await tool("diff", "main", "registry")).out).not.toContain("no effect");
});

test("a name that is committed leads on when the page gets an earlier one back", async () => {
  git("switch", "-q", "main");
  expect((await ofProject("rename", "sante.colostrum.past", "sante.colostrum.history")).code).toBe(0);
  expect(readFileSync(join(root, "registry/applications/sante/colostrum.yaml"), "utf8")).toMatch(
    /sante\.colostrum\.history:\n(?: {4}.*\n)* {4}aliases:\n {6}sante\.colostrum\.past: \{\}/,
  );
  git("checkout", "-q", ".");
});

test("a comparison that could not be made is never no change", async () => {
  expect(await tool("diff", "no-such-branch")).toMatchObject({ code: 2, out: "" });
  expect(await tool("diff")).toMatchObject({ code: 2, out: "" });
  writeFileSync(sante, "groups: [");
  expect(await tool("diff", "main")).toMatchObject({ code: 1, out: "", err: expect.stringContaining('This is not "no change".') });
  expect(await tool("diff", "main", "--format", "markdown")).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^<!-- clarine:registre -->\n\n### ⛔.*sante\.yaml/s),
    err: "",
  });
});

function tool(...args: readonly string[]) {
  return runToolWith({ cwd: root, root }, ...args);
}

/** With the icons and texts of the project itself. */
function ofProject(...args: readonly string[]) {
  return runToolWith({ cwd: root }, ...args, "--registry", "registry");
}
