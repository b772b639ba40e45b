import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { workFolder } from "./workFolder";

const folder = await workFolder();
const other = await workFolder();
for (const { edit } of [folder, other]) {
  edit("menus/herd.yaml", "route: card.events", "route: card.event");
  edit("menus/herd.yaml", "icon: calendar", "icon: calender");
  edit("applications/herd/card.yaml", "base: /card", "base: /sensors");
}
afterAll(() => {
  folder.remove();
  other.remove();
});

interface Said {
  readonly message: string;
  readonly hint?: string;
  readonly related?: readonly object[];
}

const check = async ({ run, registry }: typeof folder, ...more: readonly string[]) =>
  JSON.parse((await run("check", "--registry", registry, "--format", "json", ...more)).out);

test("a check finds the same in another folder, before and after a generation, with and without what runs keep", async () => {
  const fresh = await check(folder);
  expect(fresh.counts.error).toBeGreaterThan(2);
  await folder.run("generate", "--registry", folder.registry, "--out", folder.out);
  expect(await check(folder)).toEqual(fresh);
  rmSync(folder.cache, { recursive: true, force: true });
  expect(await check(folder)).toEqual(fresh);
  expect(await check(other)).toEqual(fresh);
});

test("French and English differ in words alone", async () => {
  const [french, english] = [await check(folder, "--lang", "fr"), await check(folder, "--lang", "en")];
  expect(french).not.toEqual(english);
  const bare = (answer: { diagnostics: readonly Said[] }) => ({
    ...answer,
    diagnostics: answer.diagnostics.map(({ message, hint, related, ...rest }) => ({
      ...rest,
      hinted: hint !== undefined,
      related: related?.length,
    })),
  });
  expect(bare(french)).toEqual(bare(english));
});
