import { expect, test } from "vitest";
import { TIMING } from "../../../generated/settings";
import type { Mode } from "../../../src/domain/session/session";
import { enter, type ShellRig, startShell, switchHerd } from "../../support/shellRig";

const SWITCHER = "technicien-multi";
const OFFLINE_READY = "technicien-hors-ligne";
const DESK = "icowdesk";

async function entered(persona: string): Promise<ShellRig> {
  const shell = await startShell();
  await enter(shell, persona);
  return shell;
}

async function chooseMode(shell: ShellRig, mode: Mode): Promise<void> {
  const done = shell.inside().chooseMode(mode);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await done;
}

const herdsOf = ({ session }: ShellRig) => session.multiUser?.infoCheptels.map(({ numCheptel }) => numCheptel) ?? [];
const tilesOf = (shell: ShellRig, section: string) =>
  shell
    .inside()
    .menu.sections.filter((one) => one.section.id === section)
    .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id)));
const hrefOf = (shell: ShellRig, route: string) => shell.inside().menu.resolver.route(route).href;

test("the mode of one herd hides the adviser's tiles and leads home from a page it does not open; all herds first brings them back [ENT-15] [TIL-03]", async () => {
  const shell = await entered(SWITCHER);
  const { options, menu } = shell.inside();
  const before = tilesOf(shell, DESK);
  expect(before.length).toBeGreaterThan(0);
  await chooseMode(shell, "solo");
  expect([options.stored.mode, menu.resolver.multiHerd, shell.session.numCheptel]).toEqual(["solo", true, herdsOf(shell)[0]]);
  expect(tilesOf(shell, DESK)).toEqual([]);
  await chooseMode(shell, "multi");
  expect([options.stored.mode, tilesOf(shell, DESK)]).toEqual(["multi", before]);
});

test("who has several herds by the offline-ready grant has one in the mode of one herd, and can go back [ENT-15] [GRT-30]", async () => {
  const shell = await entered(OFFLINE_READY);
  const { menu } = shell.inside();
  expect([menu.resolver.multiHerd, shell.session.numCheptel]).toEqual([true, null]);
  const desk = hrefOf(shell, "icowdesk.home.map") ?? "";
  shell.navigation.push(desk);
  await chooseMode(shell, "solo");
  expect([menu.resolver.multiHerd, menu.canBeMultiHerd, shell.session.numCheptel]).toEqual([false, true, herdsOf(shell)[0]]);
  expect(shell.navigation.current()).toBe(menu.resolver.home()?.href);
  expect(menu.resolver.address(desk).admitted).toBe(false);
  await chooseMode(shell, "multi");
  expect([menu.resolver.multiHerd, menu.resolver.address(desk).admitted]).toEqual([true, true]);
});

test("of one herd alone no list is offered: what would open the list opens the herd", async () => {
  const shell = await entered("technicien-solo");
  const { menu, openHerds } = shell.inside();
  expect([menu.hasHerdsToChoose, shell.session.numCheptel]).toEqual([true, null]);
  const opened = openHerds();
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  await opened;
  expect([menu.drawer, shell.session.numCheptel]).toEqual([null, herdsOf(shell)[0]]);
  expect(menu.hasHerdsToChoose).toBe(false);
});

test("the mode of one herd opens the herd that was open last [ENT-14] [ENT-15]", async () => {
  const shell = await entered(SWITCHER);
  const { options } = shell.inside();
  const [, second = ""] = herdsOf(shell);
  await switchHerd(shell, second);
  expect(options.stored.current).toBe(second);
  // A failed switch may leave no herd open (HSW-10).
  shell.session.set({ user: null, multiUser: shell.session.multiUser });
  await chooseMode(shell, "solo");
  expect(shell.session.numCheptel).toBe(second);
});

test("where the herd cannot be entered the mode stays as it is", async () => {
  const shell = await entered(SWITCHER);
  const { options } = shell.inside();
  options.change({ current: "FR00000000" });
  await chooseMode(shell, "solo");
  expect([options.stored.mode, shell.session.numCheptel]).toEqual([null, null]);
});

test("a switch of herd opens the last route again; home where it names something of the former herd, or is not open there [ENT-15]", async () => {
  const shell = await entered(SWITCHER);
  const { menu, options } = shell.inside();
  const [first = "", second = "", third = ""] = herdsOf(shell);
  const page = hrefOf(shell, "productions.tank.listing") ?? "";
  await switchHerd(shell, first);
  shell.navigation.push(page);
  await switchHerd(shell, second);
  expect([options.stored.route, shell.navigation.current()]).toEqual(["productions.tank.listing", page]);
  const ofAnAnimal = menu.resolver.route("card.detail", { id: "FR3512345678" }).href ?? "";
  shell.navigation.push(ofAnAnimal);
  expect(options.stored.route).toBe("card.detail");
  await switchHerd(shell, third);
  expect(shell.navigation.current()).toBe(menu.resolver.home()?.href);
  options.change({ route: "no.such.route" });
  await switchHerd(shell, first);
  expect(shell.navigation.current()).toBe(menu.resolver.home()?.href);
});
