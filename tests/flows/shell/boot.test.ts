import { expect, test } from "vitest";
import { OUTBOX, STORAGE, TIMING } from "../../../generated/settings";
import { boot } from "../../../src/flows/boot/boot";
import { DRAFTS_KEY } from "../../../src/flows/frames/drafts";
import { startProbeWhileOffline } from "../../../src/flows/network/probeWhileOffline";
import { startWatchNetwork } from "../../../src/flows/network/watchNetwork";
import { ADDRESS, enter, loginsSent, type ShellRig, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

async function start(shell: ShellRig) {
  await boot(shell, shell);
  shell.draw();
  for (let i = 0; i < 20; i++) await settle();
}

test("the kept session opens the shell without network, with not a single call [LOG-08] [NET-07]", async () => {
  const morning = await startShell();
  await enter(morning, "eleveur-lait");
  const noon = await startShell({ storage: morning.storage, online: false, drawn: false, address: "/planning2/main/planning" });
  await start(noon);
  expect(noon.session.user?.id).toBe("eleveur-lait");
  expect(noon.location.page.kind).toBe("frame");
  expect(noon.wire.calls).toEqual([]);
});

test("the 0.5 s of the root begin with the page, so that a start that takes as long waits no more [PUB-29]", async () => {
  const morning = await startShell();
  await enter(morning, "eleveur-lait");
  const noon = await startShell({ storage: morning.storage, online: false, drawn: false, address: "/" });
  await noon.clock.advance(TIMING.rootRedirectMs - 1);
  await start(noon);
  expect(noon.navigation.current()).toBe("/");
  await noon.clock.advance(1);
  expect(noon.navigation.current()).toBe(noon.inside().menu.resolver.home()?.href);
});

test("a kept session that the server no longer knows asks for the password over the page that was opened [EXP-01]", async () => {
  const morning = await startShell();
  await enter(morning, "eleveur-lait");
  const evening = await startShell({ storage: morning.storage, drawn: false, address: "/planning2/main/planning" });
  await start(evening);
  while (evening.session.expired === null) await settle();
  expect([evening.session.expired, evening.session.login, evening.session.token]).toEqual(["plain", "eleveur-lait", null]);
  expect(evening.navigation.current()).toBe("/planning2/main/planning");
});

test("the first visit starts in the language of the address, and nobody is signed in [INT-03]", async () => {
  const shell = await startShell({ address: `${ADDRESS.login}?lang=mr`, drawn: false });
  await start(shell);
  expect([shell.language.current, shell.translator.i18n.language, shell.session.signedIn]).toEqual(["de", "de", false]);
});

test("a failing start of what a kept session needs is logged and ignored [LOG-13]", async () => {
  const morning = await startShell();
  await enter(morning, "eleveur-lait");
  const shell = await startShell({ storage: morning.storage, drawn: false });
  shell.wire.override(/refresh/, () => Promise.reject(new TypeError("Failed to fetch")));
  await start(shell);
  expect(shell.warnings).toContain("boot");
  expect(shell.session.signedIn).toBe(true);
});

test.each([
  ["a server that is too busy", 503],
  ["a gateway that refuses", 404],
])(
  "%s (%d) when the session is refreshed at the start ends nothing: the applications are logged in all the same [LOG-13]",
  async (_, status) => {
    const morning = await startShell();
    await enter(morning, "eleveur-lait");
    const shell = await startShell({ storage: morning.storage, beside: morning, drawn: false });
    const before = loginsSent(shell).length;
    const mend = shell.wire.override(/refresh/, () => {
      mend();
      return new Response("", { status });
    });
    await start(shell);
    while (loginsSent(shell).length === before) await settle();
    expect([shell.warnings, shell.session.expired]).toEqual([["boot"], null]);
  },
);

test("a start that cannot reach the server, though the browser says it has a network, is a start without network; the logins follow when it is back [NET-08] [NET-11]", async () => {
  const morning = await startShell();
  await enter(morning, "eleveur-lait");
  const cold = await startShell({ storage: morning.storage, beside: morning, drawn: false });
  const { http, network, connection, clock, wire } = { ...cold, ...cold.outside };
  startWatchNetwork({ connection, http, clock, debounceMs: TIMING.onlineEventDebounceMs }, network);
  startProbeWhileOffline({ connection, http, clock, retry: { firstMs: OUTBOX.retryMs, capMs: OUTBOX.retryCapMs } }, network);
  const comeBack = wire.override(/^/, () => Promise.reject(new TypeError("Failed to fetch")));
  await start(cold);
  expect([network.state, cold.session.signedIn]).toEqual(["OFFLINE", true]);
  await clock.advance(TIMING.onlineEventDebounceMs);
  const before = loginsSent(cold).length;
  comeBack();
  await clock.advance(OUTBOX.retryMs);
  while (network.state === "OFFLINE") await settle();
  await clock.advance(TIMING.onlineEventDebounceMs);
  while (loginsSent(cold).length === before) await settle();
});

test.each(["", "eleveur-viande"])(
  "a tab that a browser gives back after the logout of its user holds nothing of them; signed in meanwhile: %s",
  async (next) => {
    const morning = await startShell();
    await enter(morning, "eleveur-lait");
    const left = ["edeHelper", DRAFTS_KEY, STORAGE.datexKey];
    for (const key of left) await morning.tabStorage.write(key, "kept");
    const given = new Map(morning.tabStorage.entries);
    await morning.logout();
    if (next !== "") await enter(await startShell({ storage: morning.storage, beside: morning }), next);
    const again = await startShell({ storage: morning.storage, beside: morning, drawn: false });
    for (const [key, value] of given) again.tabStorage.entries.set(key, value);
    await start(again);
    await again.loadShell();
    const kept = [...again.tabStorage.entries.values()].join();
    for (const value of ["kept", "eleveur-lait"]) expect(kept).not.toContain(value);
  },
);
