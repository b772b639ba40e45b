import { expect, test } from "vitest";
import { readProfile } from "../../src/domain/session/profile";
import { PASSWORD, startBackend } from "./startBackend";

const AUTHENTICATE = "/account/api/authenticate";

test("a sign-in answers the list of login tokens, the access token in its header and a refresh cookie no script reads [CAL-08]", async () => {
  const { call } = await startBackend();
  const response = await call("POST", AUTHENTICATE, { body: { login: "breeder", password: PASSWORD } });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([expect.stringMatching(/^token-/)]);
  expect(response.headers.get("x-access-token")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^clarine-refresh=token-\d+; Max-Age=2592000; Path=\/account\/api; HttpOnly; SameSite=Strict$/,
  );
});

test.each([
  ["breeder", 1],
  ["technician", 1],
  ["herdless", 1],
  ["several", 3],
  ["nobody", 0],
])("the sign-in of %s answers %i tokens", async (login, count) => {
  const { signIn } = await startBackend();
  expect((await signIn(login)).tokens).toHaveLength(count);
});

test("an account without tokens gets no session", async () => {
  const { call } = await startBackend();
  const response = await call("POST", AUTHENTICATE, { body: { login: "nobody", password: PASSWORD } });
  expect(response.headers.has("set-cookie")).toBe(false);
  expect(response.headers.has("x-access-token")).toBe(false);
});

test("the email works as login, blanks and capitals do not matter", async () => {
  const { signIn } = await startBackend();
  expect((await signIn("  Breeder@Clarine.example ")).tokens).toHaveLength(1);
});

test("a wrong password and an unknown login get the same answer and no session", async () => {
  const { call } = await startBackend();
  const wrong = await call("POST", AUTHENTICATE, { body: { login: "breeder", password: "wrong" } });
  const unknown = await call("POST", AUTHENTICATE, { body: { login: "ghost", password: PASSWORD } });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.text()).toBe(await unknown.text());
  expect([...unknown.headers]).toEqual([...wrong.headers]);
  expect(wrong.headers.has("set-cookie")).toBe(false);
});

test.each([
  ["no body", undefined],
  ["no JSON", "{"],
  ["another shape", { user: "breeder" }],
  ["numbers", { login: 1, password: 2 }],
  ["a list", ["breeder", PASSWORD]],
  ["a password of ten thousand characters", { login: "breeder", password: "x".repeat(10_000) }],
  ["a NUL in the login", { login: "breeder\u0000", password: PASSWORD }],
  ["half a character in the password", { login: "breeder", password: "\ud83d" }],
])("a sign-in with %s is refused as a bad request", async (_what, body) => {
  const { call } = await startBackend();
  const response = await call("POST", AUTHENTICATE, { body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "bad-request" });
});

test.each(["' OR 1=1 --", "__proto__", "🐄", "<b>breeder</b>", "a\r\nSet-Cookie: x=1", "%", "_reeder"])(
  "the login %j is simply unknown",
  async (login) => {
    const { call, failures } = await startBackend();
    expect((await call("POST", AUTHENTICATE, { body: { login, password: PASSWORD } })).status).toBe(401);
    expect(failures).toEqual([]);
  },
);

test("the profile of a login token holds every field of the session user [CAL-12] [ENT-04]", async () => {
  const { call, signIn } = await startBackend();
  const { tokens, access } = await signIn("breeder");
  const response = await call("GET", `/account/api/login/${tokens[0]}`, { headers: access });
  const profile = await response.json();
  expect(profile).toEqual({
    id: "breeder",
    numCheptel: "FR35100001",
    token: tokens[0],
    droits: ["sante.carnet", "map"],
    grants: ["CARD"],
    rules: { authorizes: { "sante.gds": 9, planning: 1 } },
    nom: "Le Gall",
    prenom: "Anne",
    email: "breeder@clarine.example",
    elevageEnCours: { denomination: "GAEC DU MOULIN BLEU", commune: "Rennes" },
    connectedAs: "USER",
    origin: "ELEVEUR",
    emetteur: "Coop",
    offre: "Premium",
    prescripteur: "",
    trans: "de",
    infoCheptels: [
      {
        numCheptel: "FR35100001",
        raisonSociale: "GAEC DU MOULIN BLEU",
        nom: "Le Gall",
        prenom: "Anne",
        ville: "Rennes",
        background: "prairie",
        laitier: true,
        allaitant: false,
      },
    ],
    laitier: true,
    allaitant: false,
    contexteElevage: "L",
    timeout: 90_000,
    validateCgu: false,
    settings: { home: "MAP" },
    shops: [
      { value: "LAITIER", label: "shop.LAITIER", typo: "L", actif: true },
      { value: "ALLAITANT", label: "shop.ALLAITANT", typo: "A", actif: false },
    ],
  });
});

test("each token of an account with several herds gives the profile of its own herd", async () => {
  const { call, signIn } = await startBackend();
  const { tokens, access } = await signIn("several");
  const profiles = await Promise.all(
    tokens.map(async (token) => readProfile(await (await call("GET", `/account/api/login/${token}`, { headers: access })).json())),
  );
  expect(profiles.map(({ numCheptel, contexteElevage, infoCheptels }) => [numCheptel, contexteElevage, infoCheptels.length])).toEqual([
    ["FR35100001", "L", 1],
    ["FR35100002", "A", 1],
    ["FR35100003", "M", 1],
  ]);
});

test("a user with one token for several herds sees all of them and takes the herd of the header [ENT-02]", async () => {
  const { call, signIn } = await startBackend();
  const { tokens, access } = await signIn("technician");
  const path = `/account/api/login/${tokens[0]}`;
  const first = readProfile(await (await call("GET", path, { headers: access })).json());
  const other = readProfile(await (await call("GET", path, { headers: { ...access, "X-Num-Cheptel": "FR35100003" } })).json());
  expect(first.infoCheptels.map(({ numCheptel }) => numCheptel)).toEqual(["FR35100001", "FR35100003"]);
  expect([first.numCheptel, other.numCheptel]).toEqual(["FR35100001", "FR35100003"]);
});

test("whois gives a card for each token of the session and passes over tokens of others [CAL-14] [ENT-13]", async () => {
  const { call, signIn } = await startBackend();
  const { tokens, access } = await signIn("several");
  const stranger = await signIn("neighbour");
  const response = await call("POST", "/account/api/whois", { headers: access, body: [...tokens, ...stranger.tokens, "made-up"] });
  expect(await response.json()).toEqual([
    card(tokens[0], "FR35100001", { laitier: true, allaitant: false }, "GAEC DU MOULIN BLEU"),
    card(tokens[1], "FR35100002", { laitier: false, allaitant: true }, "EARL DES CHARMES"),
    card(tokens[2], "FR35100003", { laitier: true, allaitant: true }, "FERME DE LA LANDE"),
  ]);
});

function card(token: string | undefined, numCheptel: string, flags: { laitier: boolean; allaitant: boolean }, denomination: string) {
  return { token, numCheptel, ...flags, elevageEnCours: { denomination, commune: "Rennes" } };
}
