import { expect, test } from "vitest";
import { createPart } from "../../src/loading/part";

function rig() {
  let reachable = true;
  let loads = 0;
  const part = createPart(async () => {
    loads += 1;
    if (!reachable) throw new TypeError("Failed to fetch dynamically imported module");
    return { name: "part" };
  });
  return {
    part,
    loads: () => loads,
    reach: (now: boolean) => {
      reachable = now;
    },
  };
}

test("a part is loaded when it is first asked for, once for all callers", async () => {
  const { part, loads } = rig();
  expect([loads(), part.loaded()]).toEqual([0, null]);
  const [one, other] = await Promise.all([part.load(), part.load()]);
  expect(one).toBe(other);
  expect(await part.load()).toBe(one);
  expect(part.loaded()).toBe(one);
  expect(loads()).toBe(1);
});

test("where its files do not come, all who asked are told, and the next attempt loads it anew", async () => {
  const { part, loads, reach } = rig();
  reach(false);
  const asked = await Promise.allSettled([part.load(), part.load()]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect([loads(), part.loaded()]).toEqual([1, null]);
  reach(true);
  expect(await part.load()).toEqual({ name: "part" });
  expect(loads()).toBe(2);
});

test("the followers of a part are notified once it has loaded", async () => {
  const { part } = rig();
  const heard: string[] = [];
  const stop = part.subscribe(() => heard.push(part.loaded()?.name ?? ""));
  const stopped = part.subscribe(() => heard.push("gone"));
  stopped();
  await part.load();
  await part.load();
  stop();
  expect(heard).toEqual(["part"]);
});
