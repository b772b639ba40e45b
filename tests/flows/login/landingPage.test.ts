import { expect, test } from "vitest";
import { PERSONAS } from "../../../generated/personas";
import { ROUTES } from "../../../generated/routes";
import { SHELL_ROUTES, TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { ADDRESS, enter, startShell } from "../../support/shellRig";
import { until } from "../../support/slowWire";

const DEEP = "/aliment2/7/variation/detail/3?vue=large";
const HERD = PERSONAS["technicien-multi"].herds[2]?.numCheptel ?? "";

test("a deep link that was refused because nobody was signed in is followed after the sign-in, with its parameters", async () => {
  const shell = await startShell({ address: DEEP });
  expect(shell.navigation.current()).toBe(ADDRESS.login);
  await enter(shell, "eleveur-lait");
  expect(shell.navigation.current()).toBe(DEEP);
  expect(shell.location.page.kind).toBe("frame");
});

test("a deep link survives a wrong password, the choice of a herd and the terms, and is followed once", async () => {
  const shell = await startShell({ address: "/planning2/late" });
  await shell.signIn.withPassword({ login: "proprietaire", password: "wrong" });
  expect(await enter(shell, "proprietaire")).toBe("terms");
  expect(await (await shell.loadShell()).acceptTerms()).toBe(true);
  expect(shell.navigation.current()).toBe("/planning2/late");
  await shell.logout();
  await enter(shell, "eleveur-lait");
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("a deep link that the one who signs in may not open leads home, where the reason is said [GRD-05]", async () => {
  const shell = await startShell({ address: "/productions/tank/listing" });
  await enter(shell, "eleveur-viande");
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
  expect(shell.notices.notices.at(-1)?.lines).toContain(welcomeText.refusal.reason["not-granted"]);
});

test.each([
  "//evil.example/x",
  "/%2F%2Fevil.example",
  "/https://evil.example",
  "/\\evil.example",
  "/no/such/page",
  "/",
  "/welcome",
  "/planning2/main/..%2F..",
])("an address that is none of the product leads home and nowhere else: %s", async (address) => {
  const shell = await startShell({ address });
  await enter(shell, "eleveur-lait");
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
  expect(shell.navigation.entered.slice(1).every((entered) => /^\/(?![/\\])/.test(entered))).toBe(true);
});

test("what a user who has left had open is not where the next one lands", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.navigation.push(DEEP);
  await shell.logout();
  // The back button of the browser.
  shell.navigation.push(DEEP);
  expect(shell.navigation.current()).toBe(ADDRESS.login);
  await enter(shell, "eleveur-mixte");
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("a route that redirects is followed to where it leads", async () => {
  const shell = await startShell({ address: "/fiche/12" });
  await enter(shell, "eleveur-lait");
  expect(shell.navigation.current()).toBe("/detail/12");
});

test("numCheptelToSync takes a multi-herd user by the solo sync screen into that herd, and is gone from the address [LOG-17]", async () => {
  const shell = await startShell({ address: `/planning2/main/planning?lang=fr&numCheptelToSync=${HERD}` });
  expect(shell.navigation.current()).toContain(`numCheptelToSync=${HERD}`);
  await enter(shell, "technicien-multi");
  expect(shell.location.route).toBe(SHELL_ROUTES.soloSync);
  expect(shell.location.resolution?.params).toMatchObject({ numCheptel: HERD });
  expect(shell.navigation.current()).not.toContain("numCheptelToSync");
  expect(shell.session.numCheptel).toBeNull();
  await shell.clock.advance(TIMING.safeSyncLongDelayMs);
  await until(() => shell.session.numCheptel === HERD && shell.location.route === ROUTES["planning2.main.planning"].name);
  expect(shell.navigation.current()).toBe("/planning2/main/planning?lang=fr");
  expect(shell.navigation.entered.slice(2).join()).not.toContain("numCheptelToSync");
});

test("numCheptelToSync on the login page itself counts as well [LOG-17]", async () => {
  const shell = await startShell({ address: `${ADDRESS.login}?numCheptelToSync=${HERD}` });
  await enter(shell, "technicien-multi");
  expect(shell.location.route).toBe(SHELL_ROUTES.soloSync);
  await shell.clock.advance(TIMING.safeSyncLongDelayMs);
  await until(() => shell.session.numCheptel === HERD && shell.location.route !== SHELL_ROUTES.soloSync);
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("for other users numCheptelToSync is ignored, and dropped from the address [LOG-17]", async () => {
  const shell = await startShell({ address: `/planning2/late?numCheptelToSync=${HERD}` });
  await enter(shell, "eleveur-lait");
  expect(shell.navigation.current()).toBe("/planning2/late");
  const herd = shell.session.numCheptel;
  await shell.clock.advance(TIMING.safeSyncLongDelayMs);
  expect(shell.session.numCheptel).toBe(herd);
});

test("a herd the user does not follow is refused, and the user ends up home [LOG-17]", async () => {
  const shell = await startShell({ address: `${ADDRESS.login}?numCheptelToSync=FR00000000` });
  await enter(shell, "technicien-multi");
  await shell.clock.advance(TIMING.safeSyncLongDelayMs);
  await until(() => shell.notices.notices.length > 0 && shell.location.route !== SHELL_ROUTES.soloSync);
  expect(shell.session.numCheptel).toBeNull();
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("a user who leaves before the switch begins is not switched [LOG-17]", async () => {
  const shell = await startShell({ address: `${ADDRESS.login}?numCheptelToSync=${HERD}` });
  await enter(shell, "technicien-multi");
  await shell.logout();
  await shell.clock.advance(TIMING.safeSyncLongDelayMs);
  expect(shell.session.signedIn).toBe(false);
  expect(shell.notices.notices).toEqual([]);
});

test("several tokens: the query of the login page goes along to the choice of a herd", async () => {
  const shell = await startShell({ address: `${ADDRESS.login}?lang=de&numCheptelToSync=${HERD}` });
  expect(await enter(shell, "plusieurs-elevages")).toBe("chooseHerd");
  expect(shell.navigation.current()).toBe(`${ADDRESS.multi}?lang=de&numCheptelToSync=${HERD}`);
});
