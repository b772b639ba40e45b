import { reaction } from "mobx";
import { expect, test } from "vitest";
import { APPLICATIONS } from "../../../generated/applications";
import { ROUTES } from "../../../generated/routes";
import { SIGN_IN, STORAGE, TIMING } from "../../../generated/settings";
import { WORKSHOP_ACTION } from "../../../generated/workshops";
import { createConcurrencyLimit } from "../../../src/flows/login/concurrencyLimit";
import { loginGroups, loginPath } from "../../../src/flows/login/loginGroups";
import { waitWithIdleTimeout } from "../../../src/flows/login/waitWithIdleTimeout";
import { SIGN_IN_STEPS, type SignInStep } from "../../../src/stores/progressStore";
import { withTimeout } from "../../../src/time/withTimeout";
import { enter, loginsSent, PASSWORD, type ShellRig, startShell } from "../../support/shellRig";
import { neverAnswers, until } from "../../support/slowWire";
import { settle, testClock } from "../../support/testClock";

const [FIRST = [], , REST = []] = loginGroups(Object.values(APPLICATIONS), [], { online: true, multiHerd: false, holds: () => true });
const pathOf = (application: (typeof REST)[number] | undefined) => new RegExp(`^${application?.login.path}`);
const ANY_LOGIN = /^\/(?!account)[\w/-]+\/api\/login/;
const isHome = ({ location }: ShellRig) => location.page.kind === "frame";

const loginOf = (application: string) => Object.values(APPLICATIONS).find(({ id }) => id === application)?.login?.path;

/** Starts a sign-in and answers what will come of it. */
function signIn(shell: ShellRig, login = "eleveur-lait") {
  return shell.signIn.withPassword({ login, password: PASSWORD });
}

/** What holds at the beginning of every step of a sign-in. */
function stepsOf<Value>(shell: ShellRig, look: (step: SignInStep | null) => Value): readonly (readonly [SignInStep | null, Value])[] {
  const seen: [SignInStep | null, Value][] = [];
  reaction(
    () => shell.progress.step,
    (step) => void seen.push([step, look(step)]),
  );
  return seen;
}

test("after a sign-in the steps follow in order: session, sub-applications, workshops, translations, service check, grants [LOG-07]", async () => {
  const shell = await startShell();
  const steps = stepsOf(shell, () => shell.storage.read(STORAGE.sessionKey));
  await enter(shell, "eleveur-mixte");
  expect(steps.map(([step]) => step)).toEqual([...SIGN_IN_STEPS, null]);
  const [, [, stored] = []] = steps;
  expect(await stored).toMatchObject({ user: { id: "eleveur-mixte" } });
  const paths = shell.wire.calls.map(({ path }) => path);
  const at = (path: string) => paths.indexOf(path);
  const lastLogin = Math.max(...REST.map(({ login }) => paths.lastIndexOf(login.path)));
  expect(at("/translate-proxy/api/translation/all")).toBeGreaterThan(lastLogin);
  expect(at("/stateManager/api/services")).toBeGreaterThan(at("/translate-proxy/api/translation/all"));
});

test("the workshops wait until each sub-application has been notified [LOG-07]", async () => {
  const shell = await startShell();
  const last = REST.findLast(({ login }) => login.grant === null);
  const asked = neverAnswers(shell, pathOf(last));
  void signIn(shell);
  await until(() => asked() === 1);
  for (let turn = 0; turn < 100; turn++) await settle();
  expect(shell.progress.step).toBe("applications");
  await shell.clock.advance(SIGN_IN.idleTimeoutMs);
  await until(() => shell.progress.step === "grants");
});

/** A workshop that the user has switched off, on its way to the server. */
const OFF = {
  key: "off",
  userId: "eleveur-mixte",
  numCheptel: "FR61903318",
  type: WORKSHOP_ACTION,
  at: new Date(0),
  payload: { value: "ALLAITANT", label: "shop.ALLAITANT", typo: "A", actif: false },
};

test("the workshops are loaded after the logins: as chosen on this device, though the server does not have them yet [LOG-07]", async () => {
  const shell = await startShell();
  await shell.outside.outbox.add([OFF, { ...OFF, key: "elsewhere", numCheptel: "FR1", payload: { ...OFF.payload, value: "LAITIER" } }]);
  shell.wire.override(/\/syncManager\/api\/actions/, () => new Response(null, { status: 503 }));
  const steps = stepsOf(shell, () => shell.session.user?.contexteElevage);
  await enter(shell, "eleveur-mixte");
  expect(steps).toEqual([
    ["session", undefined],
    ["applications", "M"],
    ["workshops", "M"],
    ["translations", "L"],
    ["services", "L"],
    ["grants", "L"],
    [null, "L"],
  ]);
  expect((await shell.storedSession.load())?.user?.contexteElevage).toBe("L");
});

test("no grant is held before the sign-in; by the last step those of the profile are, and no others [LOG-07]", async () => {
  const shell = await startShell();
  const { menu } = await shell.loadShell();
  const held = () => ["planning.late", "sante.carnet", "report.fivl", "icowdesk.switchor"].map((grant) => menu.resolver.grant(grant).held);
  const before = held();
  const steps = stepsOf(shell, held);
  await enter(shell, "eleveur-mixte");
  expect(before).toEqual([false, false, false, false]);
  expect(steps[0]).toEqual(["session", before]);
  expect(steps.at(-2)).toEqual(["grants", [true, true, false, false]]);
});

test("the menu can be used as soon as the first group has been notified, while the others still are", async () => {
  const shell = await startShell();
  for (const application of REST.slice(0, SIGN_IN.loginConcurrency)) neverAnswers(shell, pathOf(application));
  void signIn(shell);
  await until(() => isHome(shell));
  expect(shell.progress.step).toBe("applications");
  expect(shell.clock.now()).toBe(Date.parse("2026-05-04T09:00:00Z"));
});

test("the other sub-applications are notified once the page in front is there, its own before [LOG-09]", async () => {
  const shell = await startShell({ framesAnswer: false });
  const rest = REST.map(({ login }) => loginPath(login, "ELEVEUR"));
  const sent = () => loginsSent(shell).filter((path) => rest.includes(path));
  void signIn(shell);
  await until(() => isHome(shell) && sent().length > 0);
  for (let turn = 0; turn < 100; turn++) await settle();
  expect(sent()).toEqual([loginOf(ROUTES["planning2.main.planning"].application)]);
  const { framesStore } = shell.inside();
  if (framesStore.active !== null) framesStore.setState(framesStore.active, { kind: "connected" });
  await until(() => !shell.progress.busy);
  expect(sent().length).toBeGreaterThan(1);
});

test("where a link is followed after the sign-in, the application of its page is notified before the others [LOG-09]", async () => {
  const shell = await startShell({ address: "/productions/controle/control/list", framesAnswer: false });
  const own = loginOf(ROUTES["productions.controle.control.list"].application);
  const home = loginOf(ROUTES["planning2.main.planning"].application);
  void signIn(shell);
  await until(() => isHome(shell));
  for (let turn = 0; turn < 100; turn++) await settle();
  expect(loginsSent(shell).slice(FIRST.length).sort()).toEqual([own, home].sort());
});

test("fault 34: a sub-application that never answers holds up none of the others, and is given up in the end", async () => {
  const shell = await startShell();
  const [silent] = REST;
  const others = REST.filter((application) => application !== silent && application.login.grant === null).map(({ login }) =>
    loginPath(login, "ELEVEUR"),
  );
  neverAnswers(shell, pathOf(silent));
  expect(await signIn(shell)).toBe("home");
  await until(() => others.every((path) => loginsSent(shell).includes(path)));
  await settle();
  await shell.clock.advance(SIGN_IN.idleTimeoutMs);
  await until(() => shell.progress.step === "grants");
  await settle();
  expect(shell.progress.busy).toBe(true);
  await shell.clock.advance(TIMING.callTimeoutMs);
  await until(() => !shell.progress.busy);
  expect(shell.warnings).toContain(`login of ${silent?.id}`);
  expect(shell.session.signedIn).toBe(true);
});

test("one of the first group that never answers keeps the shell waiting for the idle timeout of the settings, and not longer", async () => {
  const shell = await startShell();
  const asked = neverAnswers(shell, pathOf(FIRST[0]));
  void signIn(shell);
  await until(() => asked() === 1);
  await shell.clock.advance(SIGN_IN.idleTimeoutMs - 1);
  expect(isHome(shell)).toBe(false);
  await shell.clock.advance(1);
  expect(isHome(shell)).toBe(true);
  expect(shell.progress.busy).toBe(true);
});

test("when nothing of the first group ever answers, the shell can be used after the idle timeout", async () => {
  const shell = await startShell();
  const asked = neverAnswers(shell, ANY_LOGIN);
  void signIn(shell);
  await until(() => asked() > 0);
  await shell.clock.advance(SIGN_IN.idleTimeoutMs);
  expect(isHome(shell)).toBe(true);
});

test("a sub-application that fails at once holds up nobody either [LOG-13] [LOG-14]", async () => {
  const shell = await startShell();
  shell.wire.override(ANY_LOGIN, () => Response.json({}, { status: 500 }));
  expect(await enter(shell, "eleveur-lait")).toBe("home");
  expect(shell.session.signedIn).toBe(true);
  expect(shell.progress.busy).toBe(false);
  await shell.clock.advance(0);
  // Nothing is waited for that is not after a sign-in in which all answer.
  const usual = await startShell();
  await enter(usual, "eleveur-lait");
  await usual.clock.advance(0);
  expect(shell.clock.pending()).toBe(usual.clock.pending());
});

test("fault 46: failures of translations, service check and widget token are logged and ignored [LOG-13]", async () => {
  const shell = await startShell();
  shell.wire.override(/translate-proxy|services|widget/, () => Response.json({}, { status: 500 }));
  expect(await enter(shell, "support")).toBe("home");
  expect(shell.warnings).toEqual(expect.arrayContaining(["translations", "services", "help desk"]));
  expect(shell.session.signedIn).toBe(true);
});

test("a user who leaves in the middle of the logins: no more of them are sent", async () => {
  const shell = await startShell();
  const asked = neverAnswers(shell, new RegExp(REST.map(({ login }) => `^${login.path}$`).join("|")));
  void signIn(shell);
  await until(() => isHome(shell) && asked() === 1);
  await shell.clock.advance(SIGN_IN.idleTimeoutMs);
  expect(asked()).toBe(SIGN_IN.loginConcurrency);
  await shell.logout();
  await shell.clock.advance(TIMING.callTimeoutMs);
  expect(asked()).toBe(SIGN_IN.loginConcurrency);
  expect(shell.progress.busy).toBe(false);
});

test("offline no login is sent, and the shell is usable at once [NET-07]", async () => {
  const shell = await startShell();
  await enter(shell, "technicien-hors-ligne");
  const before = shell.wire.calls.length;
  shell.network.setOnline(false);
  await shell.inside().enterSession.proceed();
  expect(shell.wire.calls.length).toBe(before);
  expect(shell.progress.busy).toBe(false);
});

test("however many groups wait, the slots are never more than the settings say, and are given out in order", async () => {
  const inSlot = createConcurrencyLimit(2);
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const task = (name: string) => () => {
    order.push(name);
    return new Promise<void>((resolve) => releases.push(resolve));
  };
  const all = ["a", "b", "c", "d"].map((name) => inSlot(task(name)));
  await settle();
  expect(order).toEqual(["a", "b"]);
  releases[1]?.();
  await settle();
  expect(order).toEqual(["a", "b", "c"]);
  for (const release of releases) release();
  await settle();
  releases[3]?.();
  await Promise.all(all);
  expect(order).toEqual(["a", "b", "c", "d"]);
});

test("a task that fails gives its slot back", async () => {
  const inSlot = createConcurrencyLimit(1);
  await expect(inSlot(() => Promise.reject(new Error("x")))).rejects.toThrow("x");
  await inSlot(async () => {});
});

test("the idle timeout restarts with every answer and leaves no timer behind", async () => {
  const clock = testClock();
  const releases: (() => void)[] = [];
  const answers = [0, 1, 2].map(() => new Promise<void>((resolve) => releases.push(resolve)));
  let ended = false;
  void waitWithIdleTimeout(clock, 1000, answers).then(() => {
    ended = true;
  });
  await clock.advance(999);
  releases[0]?.();
  await clock.advance(999);
  releases[1]?.();
  await clock.advance(999);
  expect(ended).toBe(false);
  await clock.advance(1);
  expect(ended).toBe(true);
  releases[2]?.();
  await clock.advance(0);
  expect(clock.pending()).toBe(0);
});

test("a wait that is bounded ends with what it waits for, if that comes first", async () => {
  const clock = testClock();
  await withTimeout(clock, 1000, Promise.resolve());
  await settle();
  expect(clock.pending()).toBe(0);
});
