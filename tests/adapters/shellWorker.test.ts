import { expect, test } from "vitest";
import { createShellWorker } from "../../src/adapters/shellWorker";

/** A browser whose registration comes as often as it is told to; `persist` is its question to the user. */
function rig({ failures = 0, persist }: { failures?: number; persist: () => Promise<boolean> }) {
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: null });
  const tries: number[] = [];
  const register = async () => {
    if (tries.push(1) <= failures) throw new TypeError("no script");
    return registration;
  };
  const container = { controller: {}, register, oncontrollerchange: () => {} };
  const heard: string[] = [];
  const worker = Reflect.apply(createShellWorker, null, [container, { persist }]);
  const start = () => worker.start({ onNewer: () => heard.push("newer"), onTaken: () => heard.push("taken") });
  return { start, heard, tries, take: () => container.oncontrollerchange() };
}

test("the worker is there whether or not the browser may keep our data: a question nobody answers holds nothing up, a refusal neither", async () => {
  for (const persist of [() => new Promise<boolean>(() => {}), () => Promise.reject(new Error("no"))]) {
    const { start, heard, take } = rig({ persist });
    await start();
    take();
    expect(heard).toEqual(["taken"]);
  }
});

test("a registration that failed may be tried again, and a version that took over is told once", async () => {
  const { start, heard, tries, take } = rig({ failures: 2, persist: async () => true });
  await expect(start()).rejects.toThrow("no script");
  await expect(start()).rejects.toThrow("no script");
  await start();
  take();
  expect([tries.length, heard]).toEqual([3, ["taken"]]);
});
