import { expect, test } from "vitest";
import { createReopened } from "../../scripts/reopenOnChange";

function watched() {
  const told: string[] = [];
  const state = { source: "first", fails: false };
  const ask = createReopened({
    source: async () => state.source,
    open: async (source) => {
      told.push(`open ${source}`);
      if (state.fails) throw new Error("half-written");
      return { source };
    },
    close: async ({ source }) => void told.push(`close ${source}`),
  });
  return { told, state, ask };
}

test("the demo of watch mode is opened once for many calls, and anew when the registry has changed", async () => {
  const { told, state, ask } = watched();
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(one).toBe(two);
  state.source = "second";
  expect(await ask()).toEqual({ source: "second" });
  expect(told).toEqual(["open first", "open second"]);
  state.source = "third";
  await ask();
  expect(told).toEqual(["open first", "open second", "open third", "close first"]);
});

test("a demo that could not be opened is tried again with the next call", async () => {
  const { state, ask } = watched();
  state.fails = true;
  await expect(ask()).rejects.toThrow("half-written");
  state.fails = false;
  expect(await ask()).toEqual({ source: "first" });
});
