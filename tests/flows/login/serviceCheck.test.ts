import { expect, test } from "vitest";
import { APPLICATIONS } from "../../../generated/applications";
import { CALLS } from "../../../generated/calls";
import { enter, startShell } from "../../support/shellRig";

async function checked(persona: string, services: readonly string[], mode: "multi" | "solo" = "multi") {
  const shell = await startShell();
  await shell.storage.write("options", { mode });
  shell.wire.override(/\/services$/, () => Response.json({ services }));
  await enter(shell, persona);
  return { ...shell, asked: shell.wire.calls.filter(({ path }) => path === CALLS.services.path) };
}

test("the service workers of the services that the server lists are unregistered [CAL-20] [SVC-02]", async () => {
  const { asked, outside } = await checked("eleveur-lait", ["card", "genetique", "elsewhere"]);
  expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  const [paths = []] = outside.unregistered;
  expect(paths).toEqual(expect.arrayContaining(["/card", "/elsewhere"]));
  const base = APPLICATIONS.card.frame?.base;
  expect(paths).toContain(base);
});

test("a list without services, or with names that are none, removes nothing [SVC-02]", async () => {
  expect((await checked("eleveur-lait", [])).outside.unregistered).toEqual([]);
  expect((await checked("eleveur-lait", ["", "/", "../", "a b", "constructor/x"])).outside.unregistered).toEqual([]);
});

test("a technician connected to an account with several herds has no service check; one with a single herd has, and so has anybody else [SVC-03]", async () => {
  expect((await checked("technicien-multi", ["card"])).asked).toEqual([]);
  expect((await checked("technicien-solo", ["card"], "solo")).outside.unregistered.length).toBe(1);
  // Several herds, but no technician.
  expect((await checked("support", ["card"])).outside.unregistered.length).toBe(1);
});
