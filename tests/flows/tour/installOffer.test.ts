import { expect, test } from "vitest";
import { createInstaller } from "../../../src/adapters/browserInstaller";
import { createInstallOffer } from "../../../src/flows/tour/installOffer";
import { memoryStore } from "../../support/memoryStore";

/** A browser that may ask, is Safari of a tablet, or shows the installed product. */
function browserThat({ isTablet = false, isInstalled = false } = {}) {
  const events = new EventTarget();
  const navigator = isTablet ? { standalone: false } : {};
  const browser = { addEventListener: events.addEventListener.bind(events), matchMedia: () => ({ matches: isInstalled }), navigator };
  let asked = 0;
  const wouldAsk = () => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => void asked++ });
    events.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    installer: createInstaller(browser as never),
    wouldAsk,
    installed: () => events.dispatchEvent(new Event("appinstalled")),
    asked: () => asked,
  };
}

test("the question of the browser is kept until the user wants it, and asked once", async () => {
  const { installer, wouldAsk, asked } = browserThat();
  const offer = await createInstallOffer({ installer, storage: memoryStore() });
  let changes = 0;
  const stop = offer.subscribe(() => changes++);
  expect(offer.way()).toBe(null);
  expect([wouldAsk(), offer.way(), asked()]).toEqual([true, "prompt", 0]);
  await offer.accept();
  expect([offer.way(), asked(), changes]).toEqual([null, 1, 2]);
  await offer.accept();
  expect(asked()).toBe(1);
  stop();
});

test("an offer that was refused does not come again on this device", async () => {
  const { installer, wouldAsk } = browserThat();
  const storage = memoryStore();
  const offer = await createInstallOffer({ installer, storage });
  wouldAsk();
  await offer.refuse();
  expect(offer.way()).toBe(null);
  expect((await createInstallOffer({ installer, storage })).way()).toBe(null);
});

test("where the browser never asks the steps are said; the installed product offers nothing", async () => {
  const way = async (options: Parameters<typeof browserThat>[0]) =>
    (await createInstallOffer({ installer: browserThat(options).installer, storage: memoryStore() })).way();
  expect([await way({ isTablet: true }), await way({ isTablet: true, isInstalled: true })]).toEqual(["steps", null]);
  const { installer, wouldAsk, installed } = browserThat();
  wouldAsk();
  installed();
  expect(installer.way()).toBe(null);
});
