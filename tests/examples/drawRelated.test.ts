// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { drawRelated } from "../../src/examples/subject/drawRelated";
import type { RelatedTile, Shell } from "../../src/sdk";

const TILE: RelatedTile = { tile: "alimentation-feeds", route: "alim2.aliment2", params: {}, query: {} };

/** Tiles nearby, before a backend that tells these numbers in turn. */
async function drawn(...numbers: readonly (object | null)[]) {
  const answers = [...numbers];
  const asked = vi.fn(async () => ({ ok: true, json: async () => answers.shift() ?? {} }));
  vi.stubGlobal("fetch", asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const listeners = new Set<(status: { readonly waiting: number }) => void>();
  const shell = {
    context: { language: "fr", numCheptel: "FR35901112", network: "ONLINE" },
    related: async () => ({ ok: true, value: [TILE] }),
    navigate: async () => ({ ok: true, value: null }),
    onSyncStatus: (listener: (status: { readonly waiting: number }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Shell;
  const place = document.createElement("nav");
  await drawRelated(place, shell);
  return {
    asked,
    listeners,
    drawAgain: () => drawRelated(place, shell),
    tell: (waiting: number) => {
      for (const listener of listeners) listener({ waiting });
    },
    said: () => [...place.querySelectorAll("b, small")].map(({ textContent }) => textContent),
  };
}

const feeds = (value: string) => ({ "feeds-to-order": { value } });

test("a tile nearby says its number anew once what was done has gone to the server, and not before", async () => {
  const page = await drawn(feeds("2"), feeds("1"));
  expect(page.said()).toEqual(["2", "à commander"]);
  page.tell(1);
  expect(page.asked).toHaveBeenCalledTimes(1);
  page.tell(0);
  await vi.waitFor(() => expect(page.said()).toEqual(["1", "à commander"]));
  page.tell(0);
  expect(page.asked).toHaveBeenCalledTimes(2);
});

test("tiles that are drawn again follow what is sent once, and one without a number says what it is for", async () => {
  const page = await drawn(feeds("2"), null, feeds("3"));
  await page.drawAgain();
  expect(page.listeners.size).toBe(1);
  expect(page.said()).toHaveLength(1);
  expect(page.said()[0]).toContain("stock");
  page.tell(2);
  page.tell(1);
  await vi.waitFor(() => expect(page.said()).toEqual(["3", "à commander"]));
});
