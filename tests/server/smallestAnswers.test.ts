import { beforeAll, expect, test } from "vitest";
import { CALLS, HEADERS } from "../../generated/calls";
import { PERSONAS } from "../../generated/personas";
import { DEMO, PRODUCT } from "../../generated/settings";
import type { CallName } from "../../src/domain/registry/callNames";
import { readProfile } from "../../src/domain/session/profile";
import { CONTRACTS } from "../../src/protocol/calls/contracts";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import { itemsOf } from "../support/requirements";
import { type RunningBackend, type SignedIn, startBackend } from "./startBackend";

const PERSONA = PERSONAS["plusieurs-elevages"];
const EMAIL = PERSONA.profile.email;

let server: RunningBackend;
let signed: SignedIn;
beforeAll(async () => {
  server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS));
  signed = await server.signIn(PERSONA.id, DEMO.password);
});

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function answer(name: CallName, { params = {}, body, headers = {} }: Sent = {}): Promise<unknown> {
  const { method, path } = CALLS[name];
  const address = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ""));
  const response = await server.call(method, address, { body, headers: { ...signed.as(), ...headers } });
  expect([name, response.status]).toEqual([name, 200]);
  return response.json();
}

/** Dotted names of the fields of an answer; those of a list are the fields of its entries. */
function fieldsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(fieldsOf))].sort();
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .flatMap(([name, part]) => [name, ...fieldsOf(part).map((inner) => `${name}.${inner}`)])
    .sort();
}

const firstParts = (names: readonly string[]) => new Set(names.map((name) => name.split(".")[0]));
const withParents = (names: readonly string[]) => [...new Set(names.flatMap((name) => [name, name.split(".")[0] ?? ""]))].sort();

/** The last of the mails is the one that was asked for. */
async function renewToken(): Promise<string> {
  const mail = await server.database.selectFrom("mails").select("link").orderBy("sent_at", "desc").executeTakeFirstOrThrow();
  return mail.link.split("/").at(-1) ?? "";
}

test("each call of section 7 is answered with what the shell's handling of it needs, from the demo data and nothing else, and the shell reads no other field [CAL-01]", async () => {
  const body = readProfile({ id: PERSONA.id });
  const profile = await answer("login", { params: { token: signed.tokens[0] ?? "" } });
  const accepted = await answer("acceptTerms", { body: { ...body, dateCgu: "2026-05-04T09:00:00.000Z" } });
  for (const user of [profile, accepted]) {
    const named = firstParts(itemsOf("ENT-04"));
    expect([...firstParts(fieldsOf(user))].filter((field) => !named.has(field))).toEqual([]);
    expect(user).toMatchObject({ id: PERSONA.id, email: EMAIL, droits: PERSONA.profile.droits });
  }
  const cards = await answer("whois", { body: signed.tokens });
  // The second workshop is what the picture of a herd needs (PUB-17).
  expect(fieldsOf(cards)).toEqual(withParents([...itemsOf("ENT-13"), "allaitant"]));
  expect(cards).toMatchObject(PERSONA.herds.map(({ numCheptel }) => ({ numCheptel })));

  const tokens = await answer("authenticate", { body: { login: PERSONA.id, password: DEMO.password } });
  expect(tokens).toEqual(PERSONA.herds.map(() => expect.any(String)));
  expect(await answer("ping")).toEqual({ version: PRODUCT.version });
  expect(await answer("services")).toEqual({ services: DEMO.retiredServices });
  expect(await answer("tagDomainRead", { body: CALLS.tagDomainRead.body })).toEqual({});
  expect(Object.keys(Object(await answer("translationAll")))).toEqual(Object.keys(GENERATED_REGISTRY.translations));
  for (const name of ["translationLogin", "syncManagerLogin", "stateManagerLogin"] as const)
    expect(await answer(name, { body })).toEqual({});
  expect(await answer("recoverPassword", { params: { email: EMAIL } })).toEqual({});
  const renewed = { motDePasseEnClair: DEMO.password };
  expect(fieldsOf(await answer("renewPassword", { params: { email: EMAIL, token: await renewToken() }, body: renewed }))).toEqual(["msg"]);

  signed = await server.signIn(PERSONA.id, DEMO.password);
  const cookie = { Cookie: signed.cookie, [HEADERS.appVersion]: PRODUCT.version };
  const action = { type: "note", numCheptel: PERSONA.herds[0]?.numCheptel, at: "2026-05-04T08:00:00.000Z", payload: null };
  expect(fieldsOf(await answer("syncActions", { body: action, headers: { [HEADERS.idempotencyKey]: "key" } }))).toEqual(["status"]);
  expect(await answer("refresh", { headers: cookie })).toEqual({});
  expect(await answer("logout", { headers: cookie })).toEqual({});

  signed = await server.signIn("tous-droits", DEMO.password);
  expect(fieldsOf(await answer("widgetAuth", { body }))).toEqual(["token"]);
  expectNothingElseIsNeeded();
});

/** The shell takes answers that hold only the fields of the specification, and reads no others of the profile. */
function expectNothingElseIsNeeded(): void {
  const named = firstParts(itemsOf("ENT-04"));
  expect(Object.keys(readProfile({})).filter((field) => !named.has(field))).toEqual([]);
  const card = { token: "t", numCheptel: "FR1", laitier: true, elevageEnCours: { denomination: "GAEC", commune: "Dinan" } };
  expect(fieldsOf(card)).toEqual(withParents(itemsOf("ENT-13")));
  const answers: Readonly<Partial<Record<CallName, unknown>>> = {
    whois: [card],
    authenticate: ["t"],
    renewPassword: { msg: "ok" },
    ping: { version: "B" },
    services: { services: [] },
    widgetAuth: { token: "t" },
    login: {},
    acceptTerms: {},
  };
  for (const [name, { answer: shape }] of Object.entries(CONTRACTS)) {
    if (["syncActions", "supportAccount", "openSessions", "animals"].includes(name)) continue; // Their shapes are the product's own.
    const given = Object.hasOwn(answers, name) ? Reflect.get(answers, name) : {};
    expect([name, shape.safeParse(given).success]).toEqual([name, true]);
  }
}
