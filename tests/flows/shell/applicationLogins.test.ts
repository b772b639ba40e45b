import { expect, test } from "vitest";
import { APPLICATIONS } from "../../../generated/applications";
import { CALLS, MEDIATOR } from "../../../generated/calls";
import { ROUTES } from "../../../generated/routes";
import type { UserProfile } from "../../../src/domain/session/profile";
import { readProfile } from "../../../src/domain/session/profile";
import { createApplicationLogins, type LoginMessage } from "../../../src/flows/login/applicationLogins";
import { loginGroups, loginPath } from "../../../src/flows/login/loginGroups";
import { createMediator } from "../../../src/flows/mediator";
import { memoryStore } from "../../support/memoryStore";
import { enter, loginsSent, startShell } from "../../support/shellRig";
import { settle, testClock } from "../../support/testClock";

const EVERYTHING = { online: true, multiHerd: true, holds: () => true };
const applications = Object.values(APPLICATIONS);

test("applications are notified in priority order: under 10, then the home application, then the rest [LOG-09]", () => {
  const [first = [], home = [], rest = []] = loginGroups(applications, ["planning2"], EVERYTHING);
  expect(first.every(({ login }) => login.priority < 10)).toBe(true);
  expect(first.length).toBeGreaterThan(0);
  expect(home.map(({ id }) => id)).toEqual(applications.filter(({ id, login }) => id === "planning2" && login).map(({ id }) => id));
  expect(rest.every(({ id, login }) => login.priority >= 10 && id !== "planning2")).toBe(true);
  for (const group of [first, rest]) {
    const priorities = group.map(({ login }) => login.priority);
    expect(priorities).toEqual([...priorities].sort((a, b) => a - b));
  }
});

test("after a sign-in every sub-application receives its login, with the complete user as JSON [SUB-03]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const { resolver } = shell.inside().menu;
  const due = loginGroups(applications, [], { online: true, multiHerd: false, holds: (grant) => resolver.grant(grant).held }).flat();
  const paths = due.map(({ login }) => loginPath(login, shell.session.effective?.origin ?? ""));
  expect([...loginsSent(shell)].filter((path) => !path.startsWith("/translate-proxy")).sort()).toEqual([...paths].sort());
  const sent = shell.wire.calls.find(({ path }) => path === paths[0]);
  expect(JSON.parse(sent?.body ?? "{}")).toEqual(JSON.parse(JSON.stringify(shell.session.effective)));
  const homeApplication = ROUTES["planning2.main.planning"].application;
  expect(homeApplication).not.toBe("");
});

test("the logins of the home application and of the rest wait for the group before [LOG-09]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const [first = [], home = []] = loginGroups(applications, ["planning2"], { online: true, multiHerd: false, holds: () => true });
  const order = loginsSent(shell);
  const at = (path: string) => order.indexOf(path);
  const lastFirst = Math.max(...first.map(({ login }) => at(loginPath(login, "ELEVEUR"))));
  for (const { login } of home) expect(at(login.path)).toBeGreaterThan(lastFirst);
});

test("the login of the genetic reference data is sent for multi-farm users only [SUB-10]", async () => {
  const multiOnly = applications.flatMap(({ login }) => (login?.multiHerd ? [login.path] : []));
  expect(multiOnly).toContain("/genetic/referentiel/api/login");
  const breeder = await startShell();
  await enter(breeder, "eleveur-lait");
  for (const path of multiOnly) expect(loginsSent(breeder)).not.toContain(path);
  const technician = await startShell();
  await enter(technician, "technicien-multi");
  expect(loginsSent(technician)).toEqual(expect.arrayContaining(multiOnly));
});

test("without its health grant neither the sanael nor the gedeos login is sent [SUB-12]", () => {
  for (const [id, held, sent] of [
    ["sanael", false, false],
    ["gedeos", false, false],
    ["sanael", true, true],
    ["gedeos", true, true],
  ] as const) {
    const ids = loginGroups(applications, [], { ...EVERYTHING, holds: () => held }).flatMap((group) => group.map((app) => app.id));
    expect(ids.includes(id)).toBe(sent);
  }
});

test("logins that need the network are not sent offline [CAL-24]", () => {
  const ids = (online: boolean) => loginGroups(applications, [], { ...EVERYTHING, online }).flatMap((group) => group.map(({ id }) => id));
  expect(ids(true)).toContain("syncManager");
  expect(ids(false)).not.toContain("syncManager");
});

test("the state manager login has the suffix, but not for technicians [CAL-25]", () => {
  const { login } = APPLICATIONS.stateManager;
  expect(login && loginPath(login, "ELEVEUR")).toBe("/stateManager/api/login/eleveur");
  expect(login && loginPath(login, "TECHNICIEN")).toBe("/stateManager/api/login/");
});

const USER: UserProfile = readProfile({ id: "1", email: "a@b.fr", token: "t", origin: "ELEVEUR" });

function rig(answer: (path: string) => Promise<Readonly<Record<string, unknown>>>) {
  const tabStorage = memoryStore();
  const warnings: string[] = [];
  const followed: string[] = [];
  const unused = () => Promise.reject(new Error("not in this test"));
  const http = {
    call: async (name: string) => {
      followed.push(name);
      return Promise.reject(new Error("no answer wanted"));
    },
    loginTo: answer,
    refresh: unused,
    endSession: () => {},
    resume: () => {},
    prepare: async () => {},
    onExpired: () => () => {},
    onReach: () => () => {},
    onPace: () => () => {},
  };
  const mediator = createMediator<LoginMessage>();
  const log = { warn: (what: string) => void warnings.push(what) };
  const clock = testClock();
  const logins = createApplicationLogins({
    http,
    tabStorage,
    log,
    clock,
    mediator,
    channel: MEDIATOR,
    concurrency: 2,
    idleTimeoutMs: 2000,
  });
  return { logins, mediator, tabStorage, warnings, followed, clock };
}

const isCurrent = () => true;

function applicationOf(id: keyof typeof APPLICATIONS) {
  const application = APPLICATIONS[id];
  if (application.login === null) throw new Error(`${id} has no login`);
  return { ...application, login: application.login };
}

test("the ear-tag helper data are kept in the session storage [SUB-01]", async () => {
  const { logins, tabStorage } = rig(async () => ({ edeHelper: { site: "35" }, other: 1 }));
  await logins.logInto({ application: applicationOf("edeHelper"), user: USER, isCurrent });
  expect(await tabStorage.read("edeHelper")).toEqual({ site: "35" });
  expect(tabStorage.entries.size).toBe(1);
});

test("the collecting-organisation code is kept when the status is 200, and not otherwise [SUB-02]", async () => {
  const well = rig(async () => ({ CodeOrganismeCollecteur: "4807" }));
  await well.logins.logInto({ application: applicationOf("fivl"), user: USER, isCurrent });
  expect(await well.tabStorage.read("CodeOrganismeCollecteur")).toBe("4807");
  const badly = rig(async () => Promise.reject(new Error("503")));
  await badly.logins.logInto({ application: applicationOf("fivl"), user: USER, isCurrent });
  expect(badly.tabStorage.entries.size).toBe(0);
});

test("the failure of the ear-tag helper reaches its caller; that of any other does not [SUB-11]", async () => {
  const { logins } = rig(async () => Promise.reject(new Error("down")));
  await expect(logins.logInto({ application: applicationOf("edeHelper"), user: USER, isCurrent })).rejects.toThrow("down");
  await expect(logins.logInto({ application: applicationOf("card"), user: USER, isCurrent })).resolves.toBeUndefined();
});

test("logins are dispatched by the mediator under skeletor, login [SUB-04]", async () => {
  const { mediator, logins } = rig(async () => ({}));
  const heard: string[] = [];
  expect(MEDIATOR).toEqual({ domain: "skeletor", subdomain: "login" });
  mediator.on("skeletor", "login", async ({ application }) => void heard.push(application.id));
  await logins.logInGroup([applicationOf("card"), applicationOf("map")], USER, isCurrent).settled;
  expect(heard).toEqual(["card", "map"]);
});

test("after the card login the tag domain is read, with BOUCLE in the body [CAL-22]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const paths = shell.wire.calls.map(({ path }) => path);
  const read = shell.wire.calls.find(({ path }) => path === CALLS.tagDomainRead.path);
  expect(JSON.parse(read?.body ?? "")).toEqual({ domain: "BOUCLE" });
  expect(paths.indexOf(CALLS.tagDomainRead.path)).toBeGreaterThan(paths.indexOf("/card/api/login"));
});

test("the tag-domain read follows no other login, and no card login that has failed [CAL-22]", async () => {
  const { logins, followed } = rig(async () => ({}));
  await logins.logInto({ application: applicationOf("card"), user: USER, isCurrent });
  await logins.logInto({ application: applicationOf("map"), user: USER, isCurrent });
  expect(followed).toEqual(["tagDomainRead"]);
  const failing = rig(async () => Promise.reject(new Error("down")));
  await failing.logins.logInto({ application: applicationOf("card"), user: USER, isCurrent });
  expect(failing.followed).toEqual([]);
});

test("the failure of the ear-tag helper is logged by the sign-in that notified it; the helper data stay unset and the user is in [SUB-11] [LOG-14]", async () => {
  const shell = await startShell();
  shell.wire.override(/\/edeHelper\//, () => Response.json({ edeHelper: "x" }, { status: 503 }));
  expect(await enter(shell, "eleveur-lait")).toBe("home");
  expect(shell.warnings.filter((what) => what.includes("edeHelper"))).toEqual(["login of edeHelper, which goes without"]);
  expect(shell.tabStorage.entries.has("edeHelper")).toBe(false);
});

test("a collecting-organisation code that comes with another status than 200 is not kept [SUB-02]", async () => {
  for (const [status, kept] of [
    [200, true],
    [201, false],
    [203, false],
  ] as const) {
    const shell = await startShell();
    shell.wire.override(/\/fivl\//, () => Response.json({ CodeOrganismeCollecteur: "4807" }, { status }));
    await enter(shell, "eleveur-lait");
    expect([status, shell.tabStorage.entries.has("CodeOrganismeCollecteur")]).toEqual([status, kept]);
  }
});

test("the two workers get their logins: JSON, the sync manager online only, the state manager by the origin [CAL-24] [CAL-25]", async () => {
  const logins = async (persona: string) => {
    const shell = await startShell();
    await enter(shell, persona);
    return shell.wire.calls.filter(({ path }) => /^\/(syncManager|stateManager)\/api\/login/.test(path));
  };
  const breeder = await logins("eleveur-lait");
  expect(breeder.map(({ path }) => path).sort()).toEqual(["/stateManager/api/login/eleveur", "/syncManager/api/login/"]);
  const adviser = await logins("support");
  expect(adviser.map(({ path }) => path).sort()).toEqual(["/stateManager/api/login/eleveur", "/syncManager/api/login/"]);
  for (const { headers, body } of adviser) {
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(JSON.parse(body)).toMatchObject({ id: "support" });
  }
  const technician = await logins("technicien-multi");
  expect(technician.map(({ path }) => path).sort()).toEqual(["/stateManager/api/login/", "/syncManager/api/login/"]);
});

test("what comes for a user who has left is not kept, and who comes next gets no login of theirs", async () => {
  let answer = (_: Readonly<Record<string, unknown>>) => {};
  const sent: string[] = [];
  const { logins, tabStorage } = rig((path) => {
    sent.push(path);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  let here = true;
  const { finished } = logins.logInGroup((["card", "edeHelper", "map", "zoo"] as const).map(applicationOf), USER, () => here);
  await settle();
  expect(sent.length).toBe(2);
  here = false;
  answer({ edeHelper: "late" });
  await settle();
  expect(sent.length).toBe(2);
  expect(tabStorage.entries.size).toBe(0);
  expect(finished).toBeInstanceOf(Promise);
});

test("never more logins are in flight than the settings allow", async () => {
  let flying = 0;
  let most = 0;
  const { logins } = rig(async () => {
    flying += 1;
    most = Math.max(most, flying);
    await new Promise((resolve) => setImmediate(resolve));
    flying -= 1;
    return {};
  });
  await logins.logInGroup([applicationOf("card"), applicationOf("map"), applicationOf("fivl"), applicationOf("zoo")], USER, isCurrent)
    .finished;
  expect(most).toBe(2);
});
