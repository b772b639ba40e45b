import { expect, test } from "vitest";
import { FIXTURE_REGISTRY } from "./fixtureRegistry";
import { startBackend } from "./startBackend";

test.each([
  ["owner", "never", true],
  ["early-owner", "the day before the present terms", true],
  ["admin", "on the day of the present terms", false],
  ["breeder", "never, but need not", false],
])("%s, who accepted the terms %s, is asked: %s [LOG-01]", async (login, _when, asked) => {
  const { call, signIn } = await startBackend();
  const { tokens, access } = await signIn(login);
  const profile = await (await call("GET", `/account/api/login/${tokens[0]}`, { headers: access })).json();
  expect(profile.validateCgu).toBe(asked);
});

test("accepting the terms returns the updated profile and is remembered at the next login [CAL-10] [LOG-01]", async () => {
  const { call, signIn, clock } = await startBackend();
  const { tokens, as, access } = await signIn("owner");
  const dateCgu = clock.now().toISOString();
  const response = await call("POST", "/account/api/licence/cgu", { headers: as(), body: { id: "owner", dateCgu } });
  expect(await response.json()).toMatchObject({ id: "owner", token: tokens[0], numCheptel: "FR35100001", validateCgu: false });
  const again = await (await call("GET", `/account/api/login/${tokens[0]}`, { headers: access })).json();
  expect(again.validateCgu).toBe(false);
});

test("the profile in the body of the terms call changes nobody: only the caller's own terms count [ENT-11]", async () => {
  const { call, signIn, clock } = await startBackend();
  const { as } = await signIn("breeder");
  const owner = await signIn("owner");
  const forged = { id: "owner", email: "owner@clarine.example", droits: ["everything"], dateCgu: clock.now().toISOString() };
  const answer = await (await call("POST", "/account/api/licence/cgu", { headers: as(), body: forged })).json();
  expect(answer).toMatchObject({ id: "breeder", email: "breeder@clarine.example", droits: ["sante.carnet", "map"] });
  const still = await (await call("GET", `/account/api/login/${owner.tokens[0]}`, { headers: owner.access })).json();
  expect(still.validateCgu).toBe(true);
});

test.each([
  ["behind, before the present terms", "2024-01-01T00:00:00.000Z"],
  ["ahead of time", "2099-01-01T00:00:00.000Z"],
])("terms accepted on a device whose clock is %s are accepted on the day of the server [LOG-01]", async (_how, dateCgu) => {
  const { call, signIn, clock, database } = await startBackend();
  const { as } = await signIn("owner");
  const response = await call("POST", "/account/api/licence/cgu", { headers: as(), body: { dateCgu } });
  expect((await response.json()).validateCgu).toBe(false);
  const { date_cgu } = await database.selectFrom("accounts").select("date_cgu").where("id", "=", "owner").executeTakeFirstOrThrow();
  expect(date_cgu).toBe(clock.now().toISOString());
});

test.each(["owner", "early-owner"])(
  "terms of a day to come are asked of nobody before that day, and once from then on: %s [LOG-01]",
  async (login) => {
    const { call, signIn, clock } = await startBackend({ ...FIXTURE_REGISTRY, termsUpdated: "2026-05-05" });
    const isAsked = async () => {
      const { tokens, access } = await signIn(login);
      return (await (await call("GET", `/account/api/login/${tokens[0]}`, { headers: access })).json()).validateCgu;
    };
    const accept = async () =>
      call("POST", "/account/api/licence/cgu", { headers: (await signIn(login)).as(), body: { dateCgu: clock.now().toISOString() } });
    clock.advance(Date.parse("2026-05-04T23:59:59.999Z") - clock.now().getTime());
    await accept();
    expect(await isAsked()).toBe(false);
    clock.advance(1);
    expect(await isAsked()).toBe(true);
    await accept();
    expect(await isAsked()).toBe(false);
  },
);

test.each([{}, { dateCgu: "01/03/2025" }, { dateCgu: 1 }, { dateCgu: "2025-03-01" }, { dateCgu: null }])(
  "the terms body %j is refused: its date is no full ISO 8601 date in UTC [CAL-05]",
  async (body) => {
    const { call, signIn } = await startBackend();
    const { as } = await signIn("owner");
    expect((await call("POST", "/account/api/licence/cgu", { headers: as(), body })).status).toBe(400);
  },
);
