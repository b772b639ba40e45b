// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { knownChanges } from "../../src/examples/herd/knownChanges";
import { UNCHANGED } from "../../src/examples/herd/taskChanges";

afterEach(() => vi.unstubAllGlobals());

/** The page of a herd before a server that answers, or does not. */
async function known(network: string, server: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return server();
  });
  return { changes: await knownChanges("FR1", network), asked };
}

test("what was done on the planning is asked of the server for the herd that is shown", async () => {
  const done = { "velage-1": { ...UNCHANGED, done: true } };
  const { changes, asked } = await known("ONLINE", async () => Response.json(done));
  expect([changes, asked]).toEqual([done, ["/demo/tasks?herd=FR1"]]);
});

test("without network, or where the server fails, it is not known what was done on the planning", async () => {
  const offline = await known("OFFLINE", async () => Response.json({}));
  expect([offline.changes, offline.asked]).toEqual([null, []]);
  expect((await known("ONLINE", async () => new Response(null, { status: 503 }))).changes).toBeNull();
  expect((await known("ONLINE", () => Promise.reject(new Error("no network")))).changes).toBeNull();
});
