import { afterEach, expect, test } from "vitest";
import { crossOver, type FrameRig, frameRig } from "../../support/frameRig";
import { breeder, frameTables } from "./frameTables";

let rig: FrameRig = frameRig(frameTables, breeder);
afterEach(() => {
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});
async function connected() {
  rig = frameRig(frameTables, breeder);
  rig.open("notebook.main");
  return rig.connect("notebook");
}

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

test("a hidden frame cannot navigate", async () => {
  const { shell } = await connected();
  rig.flow.hide();
  expect(await shell.navigate("card.detail", { id: "13" })).toEqual({ ok: false, error: "not-shown" });
});

test("report writes a line in the shell log, under the application the window belongs to [WRK-04]", async () => {
  const { shell } = await connected();
  expect(await shell.report("warning", "slow list", { rows: "900" })).toEqual({ ok: true, value: null });
  expect(rig.lines).toEqual([{ application: "notebook", level: "warning", message: "slow list", details: { rows: "900" } }]);
});

test("get user answers the current user without its token [WRK-10]", async () => {
  const { shell } = await connected();
  const answer = await shell.getUser();
  expect(answer.ok && answer.value.email).toBe("a@b.fr");
  expect(answer.ok && Object.hasOwn(answer.value, "token")).toBe(false);
  expect(JSON.stringify(answer)).not.toContain("secret-token");
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
