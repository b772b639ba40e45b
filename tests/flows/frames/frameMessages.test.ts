import { afterEach, expect, test } from "vitest";
import { SCREENS } from "../../../generated/screens";
import { TABLES } from "../../../generated/tables";
import type { RegistryTables } from "../../../src/domain/registry/tables";
import { USER_PARTS } from "../../../src/domain/session/userParts";
import { RATE_LIMITS } from "../../../src/flows/frames/messageRateLimits";
import type { Shell } from "../../../src/sdk/shell";
import { crossOver, type FrameRig, frameRig } from "../../support/frameRig";
import { viewerOf } from "../../support/smallTables";
import { breeder, frameTables } from "./frameTables";

/** A user about whom there is much to tell. */
const talkative = viewerOf({
  id: "7",
  nom: "Martin",
  laitier: true,
  elevageEnCours: { denomination: "GAEC" },
  email: "a@b.fr",
  token: "secret-token",
  droits: ["health", "secret.right"],
  grants: ["NOTE", "OTHER"],
  rules: { authorizes: { "secret.level": 9 } },
  infoCheptels: [{ numCheptel: "FR35123456" }, { numCheptel: "FR1" }],
});

let rig: FrameRig = frameRig(frameTables, breeder);
afterEach(() => {
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});
async function connected(viewer = breeder, tables: RegistryTables = frameTables) {
  rig = frameRig(tables, viewer);
  rig.open("notebook.main");
  return rig.connect("notebook");
}

test("a value of the address that no message can carry is left out of what a page is handed", async () => {
  rig = frameRig(frameTables, breeder);
  const query = { constructor: "1", prototype: "2", tab: "a", long: "x".repeat(2001) };
  rig.flow.open(rig.resolver.route("card.detail", { id: "12" }, query));
  const { shell } = await rig.connect("card");
  expect(shell.context.query).toEqual({ tab: "a" });
});

test("the welcome holds route, parameters, herd, language, theme and network", async () => {
  const { shell } = await connected();
  expect(shell.context).toEqual({
    epoch: 1,
    numCheptel: "FR35123456",
    language: "fr",
    theme: "light",
    network: "ONLINE",
    route: "notebook.main",
    params: {},
    query: {},
    limits: {},
    grants: [],
  });
});

test("a frame gets the limits that the registry hands to its application, and no others", async () => {
  const notebook = frameTables.applications.notebook;
  if (!notebook?.frame) throw new Error("the tables have no notebook");
  const handed = { ...notebook, frame: { ...notebook.frame, limits: { passwordMinimumAccount: 8 } } };
  rig = frameRig({ ...frameTables, applications: { ...frameTables.applications, notebook: handed } }, breeder);
  rig.open("notebook.main");
  expect((await rig.connect("notebook")).shell.context.limits).toEqual({ passwordMinimumAccount: 8 });
});

test("a frame makes the shell go to a route and its parameters by name [WRK-03]", async () => {
  const { shell } = await connected();
  expect(await shell.navigate("card.detail", { id: "13" }, { tab: "a" })).toEqual({ ok: true, value: null });
  expect(rig.visited).toEqual([{ route: "card.detail", params: { id: "13" }, query: { tab: "a" } }]);
});

test.each([
  ["notebook.pharmacy", {}, "not-granted"],
  ["card.detail", {}, "missing-param"],
  ["nothing.like.that", {}, "unknown-route"],
  ["constructor", {}, "unknown-route"],
  ["__proto__", {}, "unknown-route"],
  ["javascript:alert(1)", {}, "unknown-route"],
  ["//evil.example", {}, "unknown-route"],
  ["card.detail\u0000", {}, "unknown-route"],
  ["card.detail", { id: ".." }, "missing-param"],
])("a frame that asks for %j with %j is answered %s, as a typed address would be [WRK-03]", async (route, params, error) => {
  const { shell } = await connected();
  expect(await shell.navigate(route, params)).toEqual({ ok: false, error });
  expect(rig.visited).toEqual([]);
});

const { tour, ...publicPages } = SCREENS;
test.each(Object.values(publicPages).map(({ route }) => route))(
  "a frame cannot open the public page %s, where sessions begin and end",
  async (route) => {
    rig = frameRig(TABLES, viewerOf({ rules: { authorizes: { account: 1 } } }));
    rig.open("account.settings");
    const { shell } = await rig.connect("account");
    expect(await shell.navigate("account.settings")).toEqual({ ok: true, value: null });
    rig.visited.length = 0;
    expect(await shell.navigate(route, { email: "a@b.fr", token: "t" })).toEqual({ ok: false, error: "not-allowed" });
    expect(rig.visited).toEqual([]);
  },
);

test.each([
  ["navigate", (shell: Shell) => shell.navigate("card.detail", { id: "13" })],
  ["getUser", (shell: Shell) => shell.getUser()],
  ["title", (shell: Shell) => shell.setTitle("x")],
] as const)("%s is answered so many times, and again when the time is over", async (what, ask) => {
  const { shell } = await connected();
  const { count, ms } = RATE_LIMITS[what];
  for (let n = 0; n < count; n++) expect((await ask(shell)).ok).toBe(true);
  expect(await ask(shell)).toEqual({ ok: false, error: "too-many" });
  await rig.clock.advance(ms);
  expect((await ask(shell)).ok).toBe(true);
});

test("a hidden frame cannot navigate", async () => {
  const { shell } = await connected();
  rig.flow.hide();
  expect(await shell.navigate("card.detail", { id: "13" })).toEqual({ ok: false, error: "not-shown" });
});

test("a frame under the sign-in of an expired session cannot navigate", async () => {
  const { shell } = await connected();
  rig.expire();
  expect(await shell.navigate("card.detail", { id: "13" })).toEqual({ ok: false, error: "not-signed-in" });
  expect(rig.visited).toEqual([]);
});

test("report writes a line in the shell log, under the application the window belongs to [WRK-04]", async () => {
  const { shell } = await connected();
  expect(await shell.report("warning", "slow list", { rows: "900" })).toEqual({ ok: true, value: null });
  expect(rig.lines).toEqual([{ application: "notebook", level: "warning", message: "slow list", details: { rows: "900" } }]);
});

test("get user answers the current user without its token [WRK-10]", async () => {
  const { shell } = await connected(talkative);
  const answer = await shell.getUser();
  expect(answer.ok && answer.value.nom).toBe("Martin");
  expect(answer.ok && Object.hasOwn(answer.value, "token")).toBe(false);
  expect(JSON.stringify(answer)).not.toContain("secret-token");
});

test("get user tells a frame who it is and which herd, and neither e-mail, other herds nor grants of other applications", async () => {
  const { shell } = await connected(talkative);
  rig.change({ grantsOf: (application) => (application === "notebook" ? ["health"] : []) });
  const answer = await shell.getUser();
  expect(answer.ok && answer.value).toEqual({
    id: "7",
    numCheptel: "FR35123456",
    nom: "Martin",
    prenom: "",
    elevageEnCours: { denomination: "GAEC", commune: "" },
    laitier: true,
    allaitant: false,
    contexteElevage: "",
    trans: "",
    droits: ["health"],
    grants: [],
  });
});

test("get user also tells what the registry lists for the application", async () => {
  const notebook = frameTables.applications.notebook;
  if (!notebook?.frame) throw new Error("the tables have no notebook");
  const listed = { ...notebook, code: "NOTE", frame: { ...notebook.frame, user: ["email", "infoCheptels"] } };
  const tables = { ...frameTables, applications: { ...frameTables.applications, notebook: listed } };
  const { shell } = await connected(talkative, tables);
  const answer = await shell.getUser();
  if (!answer.ok) throw new Error(answer.error);
  expect(answer.value.email).toBe("a@b.fr");
  expect(answer.value.infoCheptels?.map(({ numCheptel }) => numCheptel)).toEqual(["FR35123456", "FR1"]);
  expect(answer.value.grants).toEqual(["NOTE"]);
  expect(answer.value).not.toHaveProperty("rules");
});

test("an application for which the registry lists the rights is told all of them", async () => {
  const notebook = frameTables.applications.notebook;
  if (!notebook?.frame) throw new Error("the tables have no notebook");
  const listed = { ...notebook, frame: { ...notebook.frame, user: USER_PARTS.rights } };
  const { shell } = await connected(talkative, { ...frameTables, applications: { ...frameTables.applications, notebook: listed } });
  const answer = await shell.getUser();
  expect(answer.ok && answer.value).toMatchObject({
    droits: ["health", "secret.right"],
    grants: ["NOTE", "OTHER"],
    rules: { authorizes: { "secret.level": 9 } },
  });
});

test("a frame gives itself a title", async () => {
  const { shell, frame } = await connected();
  await shell.setTitle("Vache 1234");
  expect(frame.title).toBe("Vache 1234");
});

test("a message the shell has no handler for is answered, not dropped", async () => {
  rig = frameRig(frameTables, breeder);
  rig.open("map.main");
  const { shell } = await rig.connect("map");
  expect(await shell.setFigure("12", "cows")).toEqual({ ok: false, error: "unknown-message" });
});

test("a page that says when it is ready is shown then", async () => {
  rig = frameRig(frameTables, breeder);
  rig.open("notebook.main");
  const { shell, frame } = await rig.connect("notebook", { awaitsReady: true });
  expect(frame.state.kind).toBe("loading");
  await shell.ready();
  await crossOver();
  expect(frame.state.kind).toBe("connected");
});
