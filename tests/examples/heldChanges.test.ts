// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { heldChanges } from "../../src/examples/herd/heldChanges";
import { UNCHANGED } from "../../src/examples/herd/taskChanges";

afterEach(() => vi.unstubAllGlobals());

/** What the page of a herd learns from a server that answers, or does not, and how it asked. */
async function heldBy(server: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return server();
  });
  return { changes: await heldChanges("FR1"), asked };
}

test("what was done on the planning is asked of the server for the herd that is shown", async () => {
  const done = { "velage-1": { ...UNCHANGED, done: true } };
  const { changes, asked } = await heldBy(async () => Response.json(done));
  expect([changes, asked]).toEqual([done, ["/demo/tasks?herd=FR1"]]);
});

test("where the server fails it is not known what was done on the planning", async () => {
  expect((await heldBy(async () => new Response(null, { status: 503 }))).changes).toBeNull();
  expect((await heldBy(() => Promise.reject(new Error("no network")))).changes).toBeNull();
});
