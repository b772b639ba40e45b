import { expect, test } from "vitest";
import { ADDRESS, enter, startShell } from "../../support/shellRig";

test("no menu stays open beside a page without menus, whatever has opened that page", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const { menu } = shell.inside();
  menu.show("sante");
  menu.showDrawer("menu");
  shell.navigation.push(ADDRESS.multi);
  expect([shell.location.page.kind, menu.open, menu.drawer]).toEqual(["screen", null, null]);
});
