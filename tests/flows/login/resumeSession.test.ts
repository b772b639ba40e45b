import { expect, test } from "vitest";
import { SIGN_IN, TIMING } from "../../../generated/settings";
import { boot } from "../../../src/flows/boot/boot";
import { NOTIFIED_KEY } from "../../../src/flows/login/applicationsNotified";
import { startResumeSession } from "../../../src/flows/login/resumeSession";
import { NetworkStore } from "../../../src/stores/networkStore";
import { ProgressStore } from "../../../src/stores/progressStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { enter, loginsSent, PASSWORD, type ShellRig, startShell } from "../../support/shellRig";
import { until } from "../../support/slowWire";
import { settle, testClock } from "../../support/testClock";

async function open(shell: ShellRig) {
  await boot(shell, shell);
  shell.draw();
  await until(() => shell.location.page.kind === "frame");
}

/** A shell in which a user has signed in this morning, and the device of that morning. */
async function morning(persona = "eleveur-lait") {
  const shell = await startShell();
  await enter(shell, persona);
  return shell;
}

test("a user who opened the shell without network gets the logins when the network is back [NET-08]", async () => {
  const { storage } = await morning();
  const shell = await startShell({ storage, online: false, drawn: false, address: "/planning2/main/planning" });
  await open(shell);
  expect(loginsSent(shell)).toEqual([]);
  shell.network.setOnline(true);
  await shell.clock.advance(TIMING.onlineEventDebounceMs - 1);
  expect(shell.progress.busy).toBe(false);
  await shell.clock.advance(1);
  expect(shell.progress.step).toBe("applications");
  expect(shell.session.signedIn).toBe(true);
});

function rig(online: boolean) {
  const clock = testClock();
  const session = new SessionStore();
  const network = new NetworkStore(online);
  const progress = new ProgressStore();
  const starts: unknown[] = [];
  const startSignInTasks = (options: unknown) => {
    starts.push(options);
    return { usable: Promise.resolve(), finished: Promise.resolve() };
  };
  let isNotified = false;
  const applicationsNotified = { remember: async () => {}, isNotified: async () => isNotified };
  const resume = startResumeSession({ startSignInTasks, applicationsNotified, clock, debounceMs: 500 }, { session, network, progress });
  const signIn = async () => {
    const { session: of } = await morning();
    session.set(of.users);
  };
  const notify = () => {
    isNotified = true;
  };
  return { clock, session, network, starts, resume, signIn, notify };
}

test("each return of the network that lasts is one new login; a flutter is none, and nobody signed in is none [NET-08]", async () => {
  const { clock, network, starts, resume, signIn } = rig(true);
  network.setOnline(false);
  await clock.advance(500);
  network.setOnline(true);
  await clock.advance(500);
  expect(starts.length).toBe(0);
  await signIn();
  for (let i = 0; i < 5; i++) {
    network.setOnline(false);
    await clock.advance(100);
    network.setOnline(true);
    await clock.advance(100);
  }
  await clock.advance(500);
  expect(starts.length).toBe(0);
  network.setOnline(false);
  await clock.advance(500);
  network.setOnline(true);
  await clock.advance(400);
  network.setOnline(false);
  await clock.advance(400);
  network.setOnline(true);
  await clock.advance(500);
  expect(starts.length).toBe(1);
  network.setOnline(false);
  resume.stop();
  expect(clock.pending()).toBe(0);
});

test("when the network goes in the middle of the logins no more are tried, and they are made up for when it is back, however soon [NET-08]", async () => {
  const shell = await startShell();
  shell.http.onReach((reached) => shell.network.setOnline(reached));
  const dead = () => Promise.reject(new TypeError("Failed to fetch"));
  let repair = () => {};
  shell.wire.override(/^\/card\/api\/login/, () => {
    repair = shell.wire.override(/./, dead);
    return dead();
  });
  const entered = shell.signIn.withPassword({ login: "eleveur-lait", password: PASSWORD });
  await until(() => !shell.network.online && !shell.progress.busy);
  await entered;
  const before = loginsSent(shell).length;
  expect(shell.warnings.filter((what) => what.startsWith("login of")).length).toBeLessThanOrEqual(SIGN_IN.loginConcurrency);
  expect(await shell.tabStorage.read(NOTIFIED_KEY)).toBeNull();
  repair();
  shell.wire.override(/^\/card\/api\/login/, () => Response.json({}));
  shell.network.setOnline(true);
  await shell.clock.advance(TIMING.onlineEventDebounceMs);
  await until(() => !shell.progress.busy);
  const [whole, all] = [await morning(), loginsSent(shell).slice(before)];
  expect([...all].sort()).toEqual([...loginsSent(whole)].sort());
  expect(await shell.tabStorage.read(NOTIFIED_KEY)).not.toBeNull();
});

test("one application that cannot be reached does not stop the logins of the others [LOG-14]", async () => {
  const shell = await startShell();
  shell.wire.override(/^\/card\/api\/login/, () => Promise.reject(new TypeError("Failed to fetch")));
  await enter(shell, "eleveur-lait");
  expect([shell.network.online, shell.progress.interrupted]).toEqual([true, false]);
  const others = loginsSent(await morning()).filter((path) => path !== "/card/api/login");
  expect([...loginsSent(shell)].sort()).toEqual(others.sort());
});

test("a tab that has notified the applications does not notify them again when it is reloaded; another tab does", async () => {
  const { starts, resume, signIn, notify } = rig(true);
  await resume.afterReload();
  expect(starts).toEqual([]);
  await signIn();
  await resume.afterReload();
  notify();
  await resume.afterReload();
  expect(starts).toEqual([{ alreadyNotified: false }, { alreadyNotified: true }]);
});

test("a reload with the stored session notifies the applications in a new tab, and reads translations and services in any", async () => {
  const first = await morning();
  const shell = await startShell({ storage: first.storage, drawn: false, address: "/planning2/main/planning" });
  shell.wire.override(/refresh/, () => Response.json({}));
  shell.wire.override(/\/api\//, () => Response.json({}));
  await open(shell);
  await until(() => loginsSent(shell).length > 50 && !shell.progress.busy);
  const before = loginsSent(shell).length;
  await shell.inside().resume.afterReload();
  while (shell.progress.busy) await settle();
  expect(loginsSent(shell).length).toBe(before);
  expect(shell.wire.calls.filter(({ path }) => path.endsWith("/services")).length).toBe(2);
  await shell.logout();
  expect([...shell.tabStorage.entries.keys()]).toEqual([]);
});
