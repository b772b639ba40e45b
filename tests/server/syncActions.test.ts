import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ACTION_CALLS } from "../../src/protocol/calls/syncActions";
import { appliedActionsOf } from "../../src/server/database/appliedActions";
import { type RunningBackend, type SignedIn, startBackend } from "./startBackend";

const ACTIONS = "/syncManager/api/actions";
const HERD = "FR35100001";
const NOTE = { type: "note", numCheptel: HERD, at: "2026-05-04T08:30:00.000Z", payload: { animal: "1234", done: true } };
const WORKSHOP = { value: "ALLAITANT", label: "shop.ALLAITANT", typo: "A", actif: true };

async function send({ call }: RunningBackend, { as }: SignedIn, key: string | null, body: unknown) {
  const headers = { ...as(), ...(key === null ? {} : { "Idempotency-Key": key }) };
  const response = await call("POST", ACTIONS, { headers, body });
  return { status: response.status, body: await response.json(), echo: response.headers.get("idempotency-key") };
}

const workshopAction = (payload: unknown, numCheptel = HERD) => ({ ...NOTE, type: "workshop.switch", numCheptel, payload });

test("an action is applied once, and its key comes back in the header", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  expect(await send(server, breeder, "key-1", NOTE)).toEqual({ status: 200, body: { status: "applied" }, echo: "key-1" });
  expect(await send(server, breeder, "key-1", NOTE)).toEqual({ status: 200, body: { status: "already-applied" }, echo: "key-1" });
  const log = await appliedActionsOf(server.database, "breeder");
  expect(log.map(({ idempotency_key, type, num_cheptel, payload }) => [idempotency_key, type, num_cheptel, JSON.parse(payload)])).toEqual([
    ["key-1", "note", HERD, { animal: "1234", done: true }],
  ]);
});

test("made from a value that somebody else has changed since, an action is refused with both values, and may come again with its key", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const technician = await server.signIn("technician");
  const about = (base: unknown, payload: unknown, more: object = {}) => ({ ...NOTE, payload, from: { about: "task-1", base }, ...more });
  expect((await send(server, technician, "key-1", about({ day: 1 }, { day: 2 }))).status).toBe(200);
  expect(await send(server, breeder, "key-1", about({ day: 1 }, { day: 3 }))).toEqual({
    status: 409,
    body: { error: "conflict", held: { day: 2 }, sent: { day: 3 } },
    echo: "key-1",
  });
  expect(await appliedActionsOf(server.database, "breeder")).toEqual([]);
  expect(server.refusals.map(({ accountId, numCheptel, code }) => [accountId, numCheptel, code])).toEqual([["breeder", HERD, "conflict"]]);
  expect((await send(server, breeder, "key-1", about({ day: 2 }, { day: 3 }))).body).toEqual({ status: "applied" });
  expect((await send(server, breeder, "key-1", about({ day: 1 }, { day: 3 }))).body).toEqual({ status: "already-applied" });
  // What another application calls the same is another thing.
  expect((await send(server, breeder, "key-2", about({ day: 1 }, { day: 9 }, { type: "lots.move" }))).status).toBe(200);
});

test("of many sendings of one action at the same moment one applies it", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(server, breeder, "key-1", NOTE)));
  expect(answers.map(({ body }) => body.status).filter((status) => status === "applied")).toHaveLength(1);
  expect(await appliedActionsOf(server.database, "breeder")).toHaveLength(1);
});

test("two accounts may use the same key", async () => {
  const server = await startBackend();
  const technician = await server.signIn("technician");
  const breeder = await server.signIn("breeder");
  expect((await send(server, breeder, "key-1", NOTE)).body).toEqual({ status: "applied" });
  expect((await send(server, technician, "key-1", NOTE)).body).toEqual({ status: "applied" });
});

test("a key that comes again with something else is refused and changes nothing", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  await send(server, breeder, "key-1", NOTE);
  for (const changed of [
    { ...NOTE, type: "other" },
    { ...NOTE, payload: { animal: "9" } },
  ])
    expect(await send(server, breeder, "key-1", changed)).toEqual({ status: 409, body: { error: "key-reused" }, echo: "key-1" });
  expect(await appliedActionsOf(server.database, "breeder")).toHaveLength(1);
});

test.each([null, "", "a b", "é", "x".repeat(201)])("with the key %j an action is refused: nobody could send it twice", async (key) => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const sent = key === "é" ? null : key;
  expect(await send(server, breeder, sent, NOTE)).toEqual({ status: 400, body: { error: "key-required" }, echo: null });
});

test("an action for a herd the account does not hold is refused, whatever the header says, and told to the log", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  for (const numCheptel of ["FR35100002", "FR99999999", "' OR 1=1 --"])
    expect(await send(server, breeder, "key-1", { ...NOTE, numCheptel })).toEqual({
      status: 403,
      body: { error: "herd-refused" },
      echo: "key-1",
    });
  expect(await appliedActionsOf(server.database, "breeder")).toEqual([]);
  expect(server.refusals.map(({ accountId, numCheptel }) => [accountId, numCheptel])).toEqual([
    ["breeder", "FR35100002"],
    ["breeder", "FR99999999"],
    ["breeder", "(no herd number)"],
  ]);
});

test("an action may be about any herd of its account, not only the present one", async () => {
  const server = await startBackend();
  const technician = await server.signIn("technician");
  expect((await send(server, technician, "key-1", { ...NOTE, numCheptel: "FR35100003" })).status).toBe(200);
});

test("switching a workshop changes the flags of the herd, and the next profile shows it [SHP-11]", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  expect((await send(server, breeder, "key-1", workshopAction(WORKSHOP))).body).toEqual({ status: "applied" });
  const profile = await (await server.call("GET", `/account/api/login/${breeder.tokens[0]}`, { headers: breeder.access })).json();
  expect(profile).toMatchObject({ laitier: true, allaitant: true, contexteElevage: "M" });
  expect(profile.shops.map(({ actif }: { actif: boolean }) => actif)).toEqual([true, true]);
});

test("a workshop switched off and sent again later stays off", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  await send(server, breeder, "key-1", workshopAction(WORKSHOP));
  await send(server, breeder, "key-2", workshopAction({ ...WORKSHOP, actif: false }));
  expect((await send(server, breeder, "key-1", workshopAction(WORKSHOP))).body).toEqual({ status: "already-applied" });
  const profile = await (await server.call("GET", `/account/api/login/${breeder.tokens[0]}`, { headers: breeder.access })).json();
  expect([profile.laitier, profile.allaitant]).toEqual([true, false]);
});

test.each([
  ["no object", "ALLAITANT", "payload"],
  ["nothing", null, "payload"],
  ["no label", { value: "LAITIER", typo: "L", actif: true }, "label"],
  ["a flag that is a text", { ...WORKSHOP, actif: "true" }, "actif"],
  ["an unknown workshop", { ...WORKSHOP, value: "OVIN" }, "value"],
  ["several mistakes", { ...WORKSHOP, typo: 1, actif: 0 }, "typo, actif"],
  ["something more", { ...WORKSHOP, droits: ["ALL"] }, "payload"],
])("a workshop action with %s is refused with the names of the fields, not their values", async (_what, payload, reason) => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const answer = await send(server, breeder, "key-1", workshopAction(payload));
  expect(answer).toEqual({ status: 422, body: { error: "invalid-payload", reason }, echo: "key-1" });
  expect(await appliedActionsOf(server.database, "breeder")).toEqual([]);
});

test.each([
  {},
  { ...NOTE, type: "" },
  { ...NOTE, numCheptel: "" },
  { ...NOTE, at: "04/05/2026" },
  { ...NOTE, at: 1 },
  { ...NOTE, type: "x".repeat(600) },
  [],
  "note",
])("the action %j is a bad request", async (body) => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  expect(await send(server, breeder, "key-1", body)).toEqual({ status: 400, body: { error: "bad-request" }, echo: "key-1" });
});

test("an action without a session is refused before anything else is looked at", async () => {
  const { call } = await startBackend();
  expect((await call("POST", ACTIONS, { body: {} })).status).toBe(401);
});

test("an account that has as much stored as it may is told to keep the rest, and the log names it", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const large = { ...NOTE, payload: "x".repeat(600_000) };
  expect((await send(server, breeder, "key-1", large)).status).toBe(200);
  const answer = await server.call("POST", ACTIONS, { headers: { ...breeder.as(), "Idempotency-Key": "key-2" }, body: large });
  expect([answer.status, await answer.json(), answer.headers.get("retry-after")]).toEqual([507, { error: "storage-full" }, "3600"]);
  expect(server.refusals.at(-1)).toMatchObject({ code: "storage-full", accountId: "breeder" });
  expect(await appliedActionsOf(server.database, "breeder")).toHaveLength(1);
  expect((await send(server, breeder, "key-1", large)).body).toEqual({ status: "already-applied" });
});

test("the time of an action travels as a full ISO 8601 date in UTC [CAL-04] [CAL-05]", () => {
  const at = new Date("2026-05-04T08:30:00.000Z");
  const { request } = ACTION_CALLS.syncActions;
  expect(z.encode(request, { ...NOTE, at })).toEqual(NOTE);
  expect(z.decode(request, NOTE).at).toEqual(at);
});

test("a thing grows, change by change, no larger than what people fill in; the answer names the payload, and nothing is kept", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const grow = (index: number, size = 40_000) =>
    send(server, breeder, `key-${index}`, {
      ...NOTE,
      payload: { [`field-${index}`]: "x".repeat(size) },
      from: { about: "task-1", base: {} },
    });
  const statuses = [await grow(1), await grow(2), await grow(3), await grow(4)].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 422]);
  expect((await grow(5)).body).toEqual({ error: "invalid-payload", reason: "payload" });
  expect(await appliedActionsOf(server.database, "breeder")).toHaveLength(3);
  const [held] = await server.database.selectFrom("held_values").select("value").execute();
  expect(Buffer.byteLength(held?.value ?? "")).toBeLessThan(131_072);
  expect((await grow(6, 10)).status).toBe(200);
});

test("a first value that is too large to be held is refused as well", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const body = { ...NOTE, payload: "x".repeat(140_000), from: { about: "task-1", base: null } };
  expect((await send(server, breeder, "key-1", body)).status).toBe(422);
  expect(await server.database.selectFrom("held_values").selectAll().execute()).toEqual([]);
});

test("names of objects that every object has are fields like others in what is held", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const payload: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":"x","toString":2}');
  const body = { ...NOTE, payload, from: { about: "task-1", base: {} } };
  expect((await send(server, breeder, "key-1", body)).status).toBe(200);
  const changed = { ...body, payload: { constructor: "y" }, from: { about: "task-1", base: { constructor: "z" } } };
  const conflict = await send(server, breeder, "key-2", changed);
  expect(JSON.stringify(conflict.body.held)).toBe('{"__proto__":{"a":1},"constructor":"x","toString":2}');
});

test("what an action leaves of a thing counts against the room of its account as well", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  await send(server, breeder, "key-1", { ...NOTE, payload: "x".repeat(1000) });
  await send(server, breeder, "key-2", { ...NOTE, payload: "x".repeat(1000), from: { about: "task-1", base: null } });
  const [stored] = await server.database.selectFrom("stored_actions").selectAll().execute();
  expect([stored?.actions, Number(stored?.bytes)]).toEqual([2, 3 * 1002]);
});
