import { expect, test } from "vitest";
import { PERSONAS } from "../../../generated/personas";
import { DEMO } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { GENERATED_REGISTRY } from "../../../src/server/registry/generatedRegistry";
import { startBackend } from "../startBackend";

const PERSONA = PERSONAS["eleveur-lait"];
const HERD = PERSONA.herds[0]?.numCheptel ?? "";

async function signedIn() {
  const server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS));
  const { as } = await server.signIn(PERSONA.id, DEMO.password);
  return { server, as, figures: async () => (await server.call("GET", "/menu/api/figures", { headers: as() })).json() };
}

test("each number that a tile of the registry names is one that the demo answers for a dairy herd, and no other", async () => {
  const { figures } = await signedIn();
  const named = TABLES.sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.flatMap(({ figure }) => figure ?? [])));
  expect(Object.keys(await figures()).sort()).toEqual([...named].sort());
});

test("what is done on the planning counts no more on its tile", async () => {
  const { server, as, figures } = await signedIn();
  const before = Number((await figures())["late-events"].value);
  const done = async (task: string) => {
    const from = { about: task, base: { task, done: false, day: null, note: "" } };
    const payload = { task, done: true, day: null, note: "" };
    const body = { type: "planning2.taskDone", numCheptel: HERD, at: "2026-05-04T08:30:00.000Z", payload, from };
    const headers = { ...as(), "Idempotency-Key": task };
    expect((await server.call("POST", "/syncManager/api/actions", { headers, body })).status).toBe(200);
  };
  // Of all that cows may have to have done, some is late.
  for (let animal = 1; animal <= 160; animal++) for (const kind of ["velage", "confirmation"]) await done(`${kind}-${animal}`);
  expect(Number((await figures())["late-events"].value)).toBeLessThan(before);
});

test("nobody is told the numbers of a herd that is not theirs, nor without a sign-in", async () => {
  const { server, as } = await signedIn();
  const headers = { ...as(), "X-Num-Cheptel": "FR99999999" };
  expect((await server.call("GET", "/menu/api/figures", { headers })).status).toBe(403);
  expect((await server.call("GET", "/menu/api/figures")).status).toBe(401);
});
