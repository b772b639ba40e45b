import { expect, test } from "vitest";
import { PERSONAS } from "../../../generated/personas";
import { ROUTES } from "../../../generated/routes";
import { SCREENS } from "../../../generated/screens";
import { FEATURES } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { welcomeText } from "../../../generated/text/welcome";
import { routeAddress } from "../../../src/domain/address/routeAddress";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { readProfile } from "../../../src/domain/session/profile";
import { ADDRESS, enter, startShell } from "../../support/shellRig";
import { smallTables } from "../../support/smallTables";

const NOBODY = { user: null, multiUser: null, online: true, mode: null, numCheptel: null };

test("the public pages pass the guard, signed in or not [GRD-01]", async () => {
  const pages = [SCREENS.login, SCREENS.support, SCREENS.forgot, SCREENS.multi, SCREENS.cgu].map(({ path }) => `/${path}`);
  const addresses = [...pages, "/welcome/renew/a%40b.fr/t"];
  const stranger = await startShell();
  const breeder = await startShell();
  await enter(breeder, "eleveur-lait");
  for (const shell of [stranger, breeder])
    for (const address of addresses) {
      shell.navigation.push(address);
      expect([address, shell.navigation.current(), shell.location.page.kind]).toEqual([address, address, "screen"]);
    }
});

test("an unknown address leads to the root and from there home, never to a dead end [GRD-02] [PUB-28]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.navigation.push("/no/such/page");
  expect(shell.navigation.current()).toBe("/");
  await shell.clock.advance(500);
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("the root goes home after 0.5 s, not sooner [PUB-29] [CON-17]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.navigation.push("/");
  await shell.clock.advance(499);
  expect(shell.navigation.current()).toBe("/");
  await shell.clock.advance(1);
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
  shell.navigation.push(ADDRESS.support);
  await shell.clock.advance(500);
  expect(shell.navigation.current()).toBe(ADDRESS.support);
});

test("a user logged in as multi who opens login is sent home; a breeder is not [GRD-03]", async () => {
  const technician = await startShell();
  await enter(technician, "technicien-multi");
  technician.navigation.push(ADDRESS.login);
  expect(technician.navigation.current()).toBe(technician.inside().menu.resolver.home()?.href);
  const breeder = await startShell();
  await enter(breeder, "eleveur-lait");
  breeder.navigation.push(ADDRESS.login);
  expect(breeder.navigation.current()).toBe(ADDRESS.login);
});

test("without a logged-in user every other address leads to login with lang and numCheptelToSync, and nothing else [GRD-04]", async () => {
  const shell = await startShell();
  shell.navigation.push("/planning2/main/planning?lang=de&numCheptelToSync=FR35123456&x=1");
  expect(shell.navigation.current()).toBe(`${ADDRESS.login}?lang=de&numCheptelToSync=FR35123456`);
  expect(shell.location.refusal).toBeNull();
});

test("before the sign-in every route is decided as with the whole registry, which is not loaded yet [GRD-04]", async () => {
  const shell = await startShell();
  const whole = createResolver(TABLES, NOBODY);
  for (const route of Object.values(TABLES.routes)) {
    const address =
      route.path === null
        ? null
        : routeAddress(route, Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, "1"])));
    if (address === null || !("href" in address) || route.screen === "notFound") continue;
    const href = `${address.href}?lang=de`;
    const { admitted, redirectTo } = whole.address(href);
    shell.navigation.push(href);
    expect([href, shell.navigation.current(), shell.location.page.kind]).toEqual([href, redirectTo ?? href, "screen"]);
    expect(admitted || redirectTo !== null).toBe(true);
  }
});

test("a route without a held grant leads to login, which is given the reason and a code; a held one opens [GRD-05]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-viande");
  shell.navigation.push("/productions/tank/listing");
  expect(shell.navigation.current()).toBe(ADDRESS.login);
  expect(shell.location.refusal).toMatchObject({ reason: "not-granted", code: "not-granted/productions.tank.listing" });
  expect(shell.session.signedIn).toBe(true);
  await shell.goHome();
  expect(shell.location.page.kind).toBe("frame");
  expect(shell.location.refusal).toBeNull();
});

test("a refused multi-herd user is sent home, where the reason is said [GRD-06]", async () => {
  const shell = await startShell();
  await enter(shell, "technicien-multi");
  const multiUser = readProfile({ email: "a@b.fr", token: "t", rules: { authorizes: { [FEATURES.multiHerd]: 1 } } });
  shell.session.set({ user: null, multiUser });
  shell.navigation.push("/productions/tank/listing");
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
  expect(shell.notices.notices.at(-1)?.lines).toContain(welcomeText.refusal.reason["not-granted"]);
});

test("a user who holds no route at all is logged out with the negative notice; no redirect is followed twice [GRD-06]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.inside().registry.replace(smallTables({}));
  shell.navigation.push("/");
  await shell.clock.advance(500);
  expect(shell.session.signedIn).toBe(false);
  expect(shell.notices.notices.at(-1)).toMatchObject({ kind: "negative", lines: [welcomeText.error.noAccess] });
});

test("two routes that lead to one another end in a logout, not in a circle [GRD-06]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const circle = (to: string) => ({ redirect: { to, params: {}, query: {}, otherwise: null } });
  shell.inside().registry.replace(
    smallTables({
      routes: [
        { name: "a", ...circle("b") },
        { name: "b", ...circle("a") },
      ],
    }),
  );
  shell.navigation.push("/a");
  await shell.clock.advance(0);
  expect(shell.session.signedIn).toBe(false);
});

test("entering a route with a navi meta notifies the parent frame; another route does not [GRD-07]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const before = shell.told.length;
  shell.inside().registry.replace(smallTables({ routes: [{ name: "loud", navi: true }, { name: "quiet" }] }));
  shell.navigation.push("/quiet");
  expect(shell.told.slice(before)).toEqual([]);
  shell.navigation.push("/loud");
  expect(shell.told.slice(before)).toEqual([{ route: "loud", params: {}, href: "/loud" }]);
});

test("every persona and every address: the guard ends somewhere, shows only what is admitted, and never turns in circles [GRD-05] [GRD-06]", async () => {
  const addresses = Object.values(ROUTES).flatMap(({ path }) =>
    path === null
      ? []
      : [
          `/${path
            .replaceAll(/:\w+[+*]?/g, "1")
            .replaceAll(/\?/g, "")
            .replace("*", "x")}`,
        ],
  );
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  for (const [id, persona] of Object.entries(PERSONAS)) {
    if (persona.login === "none") continue;
    const user = readProfile({ ...persona.profile, id, token: "t" });
    shell.session.set({ user, multiUser: user });
    for (const address of addresses) {
      const before = shell.navigation.entered.length;
      shell.navigation.push(address);
      expect(shell.navigation.entered.length - before).toBeLessThan(5);
      const { page } = shell.location;
      if (page.kind === "deciding") throw new Error(`${id} ${address} is not decided`);
      if (page.kind === "frame") expect(page.resolution.admitted).toBe(true);
    }
  }
});
