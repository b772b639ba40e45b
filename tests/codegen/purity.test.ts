import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureCases } from "./fixtureCases";
import { type WorkFolder, workFolder } from "./workFolder";

const used = await workFolder();
const fresh = await workFolder();

/** In one folder the sound registry was generated before anybody made a mistake; in the other nothing ever was. */
beforeAll(async () => {
  expect((await used.run("generate", "--registry", used.registry, "--out", used.out)).code).toBe(0);
});

afterAll(() => {
  used.remove();
  fresh.remove();
});

/** Those in which either of two things could be to blame. */
const CASES = fixtureCases().filter(({ finds }) =>
  finds.some(({ error = "", with: { other } }) => other !== undefined || error === "duplicate-id"),
);

test("a check finds the same in another folder, with and without what earlier runs keep", async () => {
  expect(CASES.length).toBeGreaterThan(10);
  for (const { name, files } of CASES) {
    const [warm, cold] = [await checked(used, files), await checked(fresh, files)];
    expect(warm, name).toEqual(cold);
    expect(JSON.parse(warm).diagnostics, name).not.toEqual([]);
  }
});

async function checked({ registry, run }: WorkFolder, files: ReadonlyMap<string, string>): Promise<string> {
  rmSync(registry, { recursive: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(registry, file)), { recursive: true });
    writeFileSync(join(registry, file), text);
  }
  return (await run("check", "--registry", registry, "--format", "json")).out;
}
