import { expect, test } from "vitest";
import { readProfile } from "../../../src/domain/session/profile";
import { OPEN_SECTION_KEY, startPersistOpenSection } from "../../../src/flows/menu/persistOpenSection";
import { MenuStore } from "../../../src/stores/menuStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { OptionsStore } from "../../../src/stores/optionsStore";
import { RegistryStore } from "../../../src/stores/registryStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { memoryStore } from "../../support/memoryStore";
import { sectionOf, smallTables } from "../../support/smallTables";

function parts() {
  const session = new SessionStore();
  const user = readProfile({ email: "a@b.fr" });
  session.set({ user, multiUser: user });
  const registry = new RegistryStore(smallTables({ more: { sections: [sectionOf("s", []), sectionOf("u", [])] } }));
  const menu = new MenuStore({ registry, session, network: new NetworkStore(true), options: new OptionsStore() });
  return { session, menu, storage: memoryStore() };
}

test("the section left open in the drawer is open again in this tab, until a user leaves", async () => {
  const { session, menu, storage } = parts();
  await startPersistOpenSection(storage, { menu, session });
  menu.showDrawerSection("s");
  expect(await storage.read(OPEN_SECTION_KEY)).toBe("s");

  const next = parts();
  await startPersistOpenSection(storage, next);
  expect(next.menu.drawerSection).toBe("s");
  next.session.clear();
  expect(next.menu.drawerSection).toBeNull();
  await expect.poll(() => storage.read(OPEN_SECTION_KEY)).toBeNull();
});

test.each(["gone", 7, null, {}])("a kept section that is none, %s, opens nothing", async (kept) => {
  const { session, menu, storage } = parts();
  await storage.write(OPEN_SECTION_KEY, kept);
  await startPersistOpenSection(storage, { menu, session });
  expect(menu.drawerSection).toBeNull();
});
