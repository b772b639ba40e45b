import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { workFolder } from "../workFolder";

const folder = await workFolder();
beforeAll(async () => {
  folder.edit(
    "applications/herd/card.yaml",
    "  card.detail:",
    "  card.any:\n    label: { fr: Tout, en: All }\n    path: all/:code*\n  card.detail:",
  );
  const said = await folder.run("generate", "--registry", "registry", "--out", "generated");
  if (said.code !== 0) throw new Error(said.err);
  cpSync("src/domain", join(folder.path, "src/domain"), { recursive: true });
  const compilerOptions = { types: [], lib: ["ES2023"], rootDir: "." };
  writeFileSync(
    join(folder.path, "tsconfig.json"),
    JSON.stringify({ extends: resolve("tsconfig.json"), compilerOptions, include: ["generated", "use.ts"], exclude: [] }),
  );
});

/** What the compiler says of a module that uses the generated names. */
function compile(code: string): string {
  const prelude = `import type { RouteName, RouteParams } from "./generated/routeNames";
import { TABLES } from "./generated/tables";
declare function go<N extends RouteName>(route: N, params: RouteParams[N]): void;
export const first = TABLES.sections[0];
`;
  writeFileSync(join(folder.path, "use.ts"), prelude + code);
  const { stdout } = spawnSync(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", folder.path], { encoding: "utf8" });
  return stdout;
}

test("the generated modules compile under the strictest settings, and correct uses of them", () => {
  const said = compile(`
go("card.list", {});
go("card.detail", { id: "12" });
go("card.events", {});
go("card.events", { view: "velage" });
go("card.report", { code: ["a", "b"] });
go("card.any", {});
go("card.any", { code: [] });
`);
  expect(said).toBe("");
});

test("a misspelt route name, a missing, unknown or wrongly shaped parameter does not compile", () => {
  const said = compile(`
// @ts-expect-error misspelt
go("card.lits", {});
// @ts-expect-error missing
go("card.detail", {});
// @ts-expect-error + takes at least one
go("card.report", {});
// @ts-expect-error a list, not a text
go("card.report", { code: "a" });
// @ts-expect-error a text, not a list
go("card.detail", { id: ["12"] });
// @ts-expect-error unknown
go("card.list", { id: "12" });
// @ts-expect-error unknown
go("card.events", { vue: "velage" });
`);
  expect(said).toBe("");
});

test("parameters have the shape that ?, + and * give them [REG-10]", () => {
  const text = folder.generated().get("routeNames.ts");
  expect(text).toContain('  "card.events": { readonly view?: string };\n');
  expect(text).toContain('  "card.report": { readonly code: readonly string[] };\n');
  expect(text).toContain('  "card.any": { readonly code?: readonly string[] };\n');
  expect(text).toContain('  "card.detail": { readonly id: string };\n');
  expect(text).toContain('  "card.list": NoParams;\n');
});
