import { autorun, when } from "mobx";
import { expect, test } from "vitest";
import { PERSONAS } from "../../../generated/personas";
import { SHELL_ROUTES, TIMING } from "../../../generated/settings";
import { herdsText } from "../../../generated/text/herds";
import { welcomeText } from "../../../generated/text/welcome";
import { WORKSHOP_ACTION } from "../../../generated/workshops";
import { OfflineError } from "../../../src/ports/http";
import { enter, type ShellRig, startShell, switchHerd } from "../../support/shellRig";
import { until } from "../../support/slowWire";

const WHO = "technicien-multi";
const [HERD = "", OTHER = "", THIRD = ""] = PERSONAS[WHO].herds.map(({ numCheptel }) => numCheptel);
const PAYLOAD = { value: "LAITIER", label: "", typo: "L", actif: true };

async function inHerd(persona: keyof typeof PERSONAS = WHO, herd = HERD): Promise<ShellRig> {
  const shell = await startShell();
  await enter(shell, persona);
  expect(await switchHerd(shell, herd)).toBe(true);
  await until(() => !shell.progress.busy);
  return shell;
}

/** An action of the current herd that has not been sent yet. */
function actionWaits({ outside }: ShellRig, numCheptel = HERD): Promise<void> {
  return outside.outbox.add([{ key: "a", userId: WHO, numCheptel, type: WORKSHOP_ACTION, at: new Date(0), payload: PAYLOAD }]);
}

const saidLast = ({ notices }: ShellRig) => notices.notices.at(-1)?.lines;
const logins = ({ wire }: ShellRig) => wire.calls.filter(({ path }) => path.startsWith("/account/api/login/"));

test("what waits for the current herd is sent before the user is logged in for the next one [HSW-03] [HSW-08]", async () => {
  const shell = await inHerd();
  await actionWaits(shell);
  const before = shell.wire.calls.length;
  expect(await switchHerd(shell, OTHER)).toBe(true);
  const sent = shell.wire.calls.slice(before).map(({ path }) => path.replace(/login\/.*/, "login"));
  const first = (path: string) => sent.findIndex((one) => one.endsWith(path));
  expect(first("/syncManager/api/actions")).toBeGreaterThanOrEqual(0);
  expect(first("/syncManager/api/actions")).toBeLessThan(first("/account/api/login"));
  expect(shell.session.numCheptel).toBe(OTHER);
});

test("a user who leaves during the delay is not switched [HSW-02]", async () => {
  const shell = await inHerd();
  const before = logins(shell).length;
  const done = shell.inside().switchHerd(OTHER);
  await shell.clock.advance(100);
  await shell.logout();
  await shell.clock.advance(100);
  expect([await done, logins(shell).length]).toEqual([false, before]);
});

test("fault 38: five clicks within 200 ms are one switch, into the herd of the last [HSW-02]", async () => {
  const shell = await inHerd();
  const before = logins(shell).length;
  const clicks = [OTHER, THIRD, OTHER, THIRD, OTHER].map((herd) => shell.inside().switchHerd(herd));
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  expect(await Promise.all(clicks)).toEqual([false, false, false, false, true]);
  expect([shell.session.numCheptel, logins(shell).length - before]).toEqual([OTHER, 1]);
});

test("fault 40: the late answer for a herd that is no longer asked for changes nothing [HSW-08]", async () => {
  const shell = await inHerd();
  const answers: (() => void)[] = [];
  const release = shell.wire.override(
    /account\/api\/login/,
    () => new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ ...shell.session.multiUser, numCheptel: OTHER })))),
  );
  const late = shell.inside().switchHerd(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await until(() => answers.length === 1);
  release();
  expect(await switchHerd(shell, THIRD)).toBe(true);
  answers[0]?.();
  expect([await late, shell.session.numCheptel]).toEqual([false, THIRD]);
  expect((await shell.storedSession.load())?.user?.numCheptel).toBe(THIRD);
  expect(shell.inside().options.stored.current).toBe(THIRD);
});

test("the herd that is open already is not entered again [HSW-09]", async () => {
  const shell = await inHerd();
  const { epoch } = shell.session;
  const before = shell.wire.calls.length;
  expect(await switchHerd(shell, HERD)).toBe(true);
  expect([shell.session.epoch, shell.wire.calls.length]).toEqual([epoch, before]);
});

test("fault 36: a switch that waits for what is to be sent opens the page of the synchronisation, and goes on by itself to where the user was [HSW-07] [HSW-08]", async () => {
  const shell = await inHerd();
  const { menu } = shell.inside();
  const page = menu.resolver.route("productions.tank.listing").href ?? "";
  shell.navigation.push(page);
  await actionWaits(shell);
  const mend = shell.wire.override(/syncManager\/api\/actions/, () => new Response("", { status: 503 }));
  const done = shell.inside().switchHerd(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await until(() => shell.location.route === SHELL_ROUTES.soloSync);
  expect(saidLast(shell)).toEqual([herdsText.herdSwitch.waiting]);
  mend();
  await shell.clock.advance(5000);
  expect(await done).toBe(true);
  expect([shell.session.numCheptel, shell.navigation.current()]).toEqual([OTHER, page]);
});

test.each([
  [
    "the server refuses the herd",
    (shell: ShellRig) => shell.wire.override(/api\/login\//, () => Response.json({}, { status: 403 })),
    welcomeText.error.unknownCheptel,
  ],
  ["the server answers for another herd", (shell: ShellRig) => answerFor(shell, THIRD), welcomeText.error.herdNotFound],
] as const)(
  "fault 41: %s in the middle of a switch: it is said, and the user chooses anew on the map, without a herd [HSW-10]",
  async (_, spoil, words) => {
    const shell = await inHerd();
    spoil(shell);
    expect(await switchHerd(shell, OTHER)).toBe(false);
    expect(saidLast(shell)).toEqual([words, herdsText.herdSwitch.failed]);
    expect([shell.session.numCheptel, shell.session.signedIn, shell.location.route]).toEqual([null, true, SHELL_ROUTES.deskHome]);
    expect((await shell.storedSession.load())?.user).toBeNull();
  },
);

function answerFor(shell: ShellRig, numCheptel: string) {
  return shell.wire.override(/api\/login\//, () => Response.json({ ...shell.session.multiUser, numCheptel }));
}

test("fault: no answer to the login of a herd within the timeout is a failure of the switch [HSW-10] [HSW-11]", async () => {
  const shell = await inHerd();
  shell.wire.override(/account\/api\/login/, () => new Promise<Response>(() => {}));
  const done = shell.inside().switchHerd(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs + TIMING.callTimeoutMs);
  expect([await done, shell.session.numCheptel]).toEqual([false, null]);
  expect(saidLast(shell)).toEqual([welcomeText.error.timeout, herdsText.herdSwitch.failed]);
});

test("fault: what waits cannot be sent within both timeouts: the switch fails, it is said that the entries are kept, and they are [HSW-10] [HSW-11]", async () => {
  const shell = await inHerd();
  await actionWaits(shell);
  const mend = shell.wire.override(/syncManager\/api\/actions/, () => new Response("", { status: 503 }));
  const done = shell.inside().switchHerd(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await until(() => shell.location.route === SHELL_ROUTES.soloSync);
  // Once for what is shown, once more when the switch is fired again.
  for (const _ of [1, 2]) await shell.clock.advance(TIMING.safeSyncTimeoutMs);
  expect([await done, shell.session.numCheptel, shell.location.route]).toEqual([false, null, SHELL_ROUTES.deskHome]);
  expect(shell.notices.notices.map(({ lines }) => lines)).toContainEqual([welcomeText.error.sync, herdsText.herdSwitch.failed]);
  expect(await shell.outside.outbox.list(WHO)).toMatchObject([{ numCheptel: HERD, parked: null }]);
  mend();
  expect(await switchHerd(shell, HERD)).toBe(true);
});

test("a switch tells which herd opens and what it waits for, until it has ended", async () => {
  const shell = await inHerd();
  const { herdList } = shell.inside();
  const steps: unknown[] = [];
  const stop = autorun(() => steps.push(herdList.switching));
  expect(await switchHerd(shell, OTHER)).toBe(true);
  stop();
  const step = (name: string) => ({ numCheptel: OTHER, step: name });
  expect(steps).toEqual([null, step("sending"), step("signingIn"), step("opening"), null]);
});

test("a switch given up while entries are sent leads back to the page where it began, in the herd that was open; nothing of it is lost", async () => {
  const shell = await inHerd();
  const { menu, herdList, switchHerd: start, stayInHerd } = shell.inside();
  const page = menu.resolver.route("productions.tank.listing").href ?? "";
  shell.navigation.push(page);
  await actionWaits(shell);
  const before = logins(shell).length;
  const mend = shell.wire.override(/syncManager\/api\/actions/, () => new Response("", { status: 503 }));
  const done = start(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await until(() => shell.location.route === SHELL_ROUTES.soloSync);
  stayInHerd();
  expect([herdList.switching, shell.navigation.current()]).toEqual([null, page]);
  expect(saidLast(shell)).toEqual([herdsText.herdSwitch.kept]);
  mend();
  await shell.clock.advance(5000);
  expect([await done, shell.session.numCheptel, logins(shell).length]).toEqual([false, HERD, before]);
  expect(shell.navigation.current()).toBe(page);
  expect(await switchHerd(shell, OTHER)).toBe(true);
});

test("a switch given up while the user is signed in drops the late answer; once the herd is open there is nothing to give up", async () => {
  const shell = await inHerd();
  const { stayInHerd, switchHerd: start, herdList } = shell.inside();
  const answers: (() => void)[] = [];
  const profile = Response.json({ ...shell.session.multiUser, numCheptel: OTHER });
  const release = shell.wire.override(
    /account\/api\/login/,
    () => new Promise<Response>((resolve) => answers.push(() => resolve(profile))),
  );
  const done = start(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await until(() => answers.length === 1);
  stayInHerd();
  release();
  answers[0]?.();
  expect([await done, shell.session.numCheptel, shell.session.signedIn]).toEqual([false, HERD, true]);
  when(() => herdList.switching?.step === "opening", stayInHerd);
  expect([await switchHerd(shell, OTHER), shell.session.numCheptel]).toEqual([true, OTHER]);
});

test("two switches, the second asked for while the first waits on the page of the synchronisation: it opens the page where the user was", async () => {
  const shell = await inHerd();
  const page = shell.inside().menu.resolver.route("productions.tank.listing").href ?? "";
  shell.navigation.push(page);
  await actionWaits(shell);
  const mend = shell.wire.override(/syncManager\/api\/actions/, () => new Response("", { status: 503 }));
  const first = shell.inside().switchHerd(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await until(() => shell.location.route === SHELL_ROUTES.soloSync);
  const second = shell.inside().switchHerd(THIRD);
  mend();
  await shell.clock.advance(5000);
  expect([await first, await second]).toEqual([false, true]);
  expect([shell.session.numCheptel, shell.navigation.current()]).toEqual([THIRD, page]);
});

test("without network who may work offline goes on in a herd that was opened on this device, and stays where it was not [WRK-14] [SYN-01]", async () => {
  const who = "technicien-hors-ligne";
  const [first = "", second = "", third = ""] = PERSONAS[who].herds.map(({ numCheptel }) => numCheptel);
  const shell = await inHerd(who, first);
  expect(await switchHerd(shell, second)).toBe(true);
  shell.wire.override(/./, () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(shell.http.call("ping")).rejects.toThrow(OfflineError);
  shell.network.setOnline(false);
  expect(await switchHerd(shell, first)).toBe(true);
  expect([shell.session.numCheptel, shell.session.effective?.infoCheptels.length]).toEqual([first, PERSONAS[who].herds.length]);
  expect(await switchHerd(shell, third)).toBe(false);
  expect(shell.session.numCheptel).toBe(first);
  expect(saidLast(shell)).toEqual([welcomeText.error.offline, herdsText.herdSwitch.kept]);
});

test("the herds that were opened on a device are forgotten with the logout, and are nobody else's", async () => {
  const shell = await inHerd();
  await shell.logout();
  await enter(shell, "technicien-hors-ligne");
  shell.network.setOnline(false);
  expect(await switchHerd(shell, HERD)).toBe(false);
});

test("a session that ends during a switch asks for the password over the page, in the herd that was open [EXP-01]", async () => {
  const shell = await inHerd();
  for (const path of [/account\/api\/login/, /refresh/]) shell.wire.override(path, () => Response.json({}, { status: 401 }));
  expect(await switchHerd(shell, OTHER)).toBe(false);
  expect([shell.session.numCheptel, shell.session.expired]).toEqual([HERD, "request"]);
  expect(shell.inside().herdList.switching).toBeNull();
});

/** In a herd, with a page in which something may be typed. */
async function onPage() {
  const shell = await inHerd();
  const { frameApi, framesStore } = shell.inside();
  await frameApi.load();
  const { active } = framesStore;
  if (active === null) throw new Error("no page");
  return { shell, active, ...shell.inside() };
}

test("what is typed while a switch is on its way is asked about before the herd is left; who stays keeps herd and input", async () => {
  const { shell, active, framesStore, switchHerd: start, herdList } = await onPage();
  const answers: (() => void)[] = [];
  shell.wire.override(
    /account\/api\/login/,
    () => new Promise((resolve) => answers.push(() => resolve(Response.json({ ...shell.session.multiUser, numCheptel: OTHER })))),
  );
  const switchTo = async () => {
    const done = start(OTHER);
    await shell.clock.advance(TIMING.switchInitiationDelayMs);
    await until(() => answers.length === 1);
    framesStore.setDirty(active, true);
    answers.pop()?.();
    return done;
  };
  const staying = switchTo();
  await until(() => framesStore.unsaved !== null);
  framesStore.unsaved?.answer(false);
  expect([await staying, shell.session.numCheptel, herdList.switching, active.dirty, active.load]).toEqual([false, HERD, null, true, 1]);
  expect(saidLast(shell)).toEqual([herdsText.herdSwitch.kept]);
  framesStore.setDirty(active, false);
  const leaving = switchTo();
  await until(() => framesStore.unsaved !== null);
  framesStore.unsaved?.answer(true);
  expect([await leaving, shell.session.numCheptel]).toEqual([true, OTHER]);
});

test("what is typed while a switch is on its way that fails is asked about too; who stays keeps herd and input [HSW-10]", async () => {
  const { shell, active, framesStore, switchHerd: start, herdList } = await onPage();
  const page = shell.navigation.current();
  const fails = shell.wire.override(/account\/api\/login/, () => {
    framesStore.setDirty(active, true);
    return new Response("", { status: 500 });
  });
  const failing = start(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await until(() => framesStore.unsaved !== null);
  framesStore.unsaved?.answer(false);
  expect([await failing, shell.session.numCheptel, herdList.switching, active.dirty]).toEqual([false, HERD, null, true]);
  expect(shell.navigation.current()).toBe(page);
  fails();
});

test("a logout while a herd opens ends the switch: nothing is opened or said", async () => {
  const shell = await inHerd();
  const answers: (() => void)[] = [];
  shell.wire.override(/(?<!account)\/api\/login/, () => new Promise((resolve) => answers.push(() => resolve(Response.json({})))));
  const done = shell.inside().switchHerd(OTHER);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await until(() => shell.inside().herdList.switching?.step === "opening" && answers.length > 0);
  const before = shell.notices.notices.length;
  await shell.logout();
  for (const answer of answers) answer();
  expect(await done).toBe(false);
  expect(shell.notices.notices.slice(before).map(({ lines }) => lines)).toEqual([]);
});
