import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reply } from "../../src/protocol/frames/answer";
import { envelope } from "../../src/protocol/frames/envelope";
import { FRAME_MESSAGES, SHELL_MESSAGES } from "../../src/protocol/frames/messages/allMessages";
import { pageOptions } from "../../src/sdk/build.mjs";

interface Contract {
  readonly SHELL_MESSAGES: typeof SHELL_MESSAGES;
  readonly FRAME_MESSAGES: typeof FRAME_MESSAGES;
  readonly envelope: typeof envelope;
  readonly reply: typeof reply;
}

/** The contract as pages of sub-applications load it. */
let small: Contract;
const folder = mkdtempSync(join(tmpdir(), "clarine-contract-"));

beforeAll(async () => {
  const root = process.cwd();
  const names = { messages: "messages/allMessages", envelope: "envelope", reply: "answer" };
  const input = Object.fromEntries(Object.entries(names).map(([name, file]) => [name, `${root}/src/protocol/frames/${file}.ts`]));
  const bundle = await rolldown(pageOptions(root, input));
  await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
  await bundle.close();
  const parts = await Promise.all(Object.keys(names).map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href)));
  small = Object.assign({}, ...parts);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CONTEXT = {
  ...{ epoch: 1, numCheptel: "FR1", language: "fr", theme: "sun", network: "ONLINE", route: "a.b" },
  ...{ params: { id: "1", code: ["a", "b"] }, query: { x: "y" }, limits: { most: 3 }, grants: ["a.b"] },
};

/** A right message of every kind; what is wrong is made of these. */
const RIGHT: Readonly<Record<string, unknown>> = {
  hello: { versions: [1], sdk: "x", awaitsReady: false },
  navigate: { route: "a.b", params: { id: "1", code: ["a"] }, query: { x: "y" } },
  report: { level: "info", message: "m", details: { a: "b" } },
  title: { title: "t" },
  dirty: { dirty: true },
  draft: { draft: "{}" },
  notice: { kind: "info", text: "t" },
  confirm: { text: "t", accept: "a", refuse: "r" },
  dialog: { open: true },
  progress: { value: 0.5 },
  shortcut: { key: "F6" },
  telemetry: { name: "a.b", value: 1 },
  figure: { value: "1", caption: "c" },
  datexStore: { domain: "d", value: { a: [1] } },
  datexRead: { domain: "d", key: "k" },
  storageRead: { index: "i" },
  storageStore: { index: "i", value: null },
  storageAction: { index: "i", payload: 1, label: "l" },
  syncRead: {},
  syncDecide: { key: "k", decision: "edit", payload: 1 },
  syncRetry: { numCheptel: "FR1" },
  syncEntries: { from: "k" },
  syncSafe: { numCheptels: ["a"], timeout: 1000, network: "ONLINE", back: true },
  login: { numCheptel: "a" },
  open: { context: CONTEXT, address: "/a" },
  context: { context: CONTEXT },
  prepareHerd: { numCheptel: "FR1", laitier: true, allaitant: false },
  network: { network: "OFFLINE" },
  syncStatus: { status: "waiting", waiting: 1 },
};

const ODD = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, "", 0, -1, 1.5, Number.NaN, 2 ** 60, true, [], {}, "x".repeat(70_000), ["a", 1], {
    a: undefined,
  }),
  fc.jsonValue(),
);

test("a page judges every message of the contract as the shell does, right or wrong", () => {
  const types = [...SHELL_MESSAGES, ...FRAME_MESSAGES].map(({ type }) => type);
  const ofPage = new Map([...small.SHELL_MESSAGES, ...small.FRAME_MESSAGES].map((spec) => [spec.type, spec]));
  const ofShell = new Map([...SHELL_MESSAGES, ...FRAME_MESSAGES].map((spec) => [spec.type, spec]));
  expect([...ofPage.keys()]).toEqual([...ofShell.keys()]);
  for (const type of types) expect(ofPage.get(type)?.payload.safeParse(RIGHT[type] ?? {}).success, type).toBe(true);
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.nat(), ODD, fc.constantFrom("set", "drop", "add", "whole"), (type, at, odd, how) => {
      const changed = how === "whole" ? odd : broken(RIGHT[type] ?? {}, at, odd, how);
      for (const part of ["payload", "value"] as const) {
        const page = ofPage.get(type)?.[part].safeParse(changed);
        const shell = ofShell.get(type)?.[part].safeParse(changed);
        expect(page?.success).toBe(shell?.success);
        if (page?.success) expect(page.data).toEqual(shell?.data);
      }
    }),
    { numRuns: 4000 },
  );
});

test("a page reads envelopes and answers as the shell does", () => {
  const right = [
    { version: 1, type: "report", id: "1", epoch: 1, herd: "a", payload: {} },
    { id: "1", ok: true, value: { a: 1 } },
    { id: "1", ok: false, error: "not-granted" },
    { id: "1", ok: false, error: "of-a-later-version" },
  ];
  fc.assert(
    fc.property(fc.constantFrom(...right), fc.nat(), ODD, fc.constantFrom("set", "drop", "add", "none"), (whole, at, odd, how) => {
      const message = how === "none" ? whole : broken(whole, at, odd, how);
      for (const part of ["envelope", "reply"] as const) {
        const [page, shell] = [small[part].safeParse(message), { envelope, reply }[part].safeParse(message)];
        expect(page.success).toBe(shell.success);
        if (page.success) expect(page.data).toEqual(shell.data);
      }
    }),
    { numRuns: 2000 },
  );
});

/** One place of a message changed: somewhere inside it, whatever its depth. */
function broken(value: unknown, at: number, odd: unknown, how: "set" | "drop" | "add"): unknown {
  if (typeof value !== "object" || value === null) return odd;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined || how === "add") return Array.isArray(value) ? [...value, odd] : { ...value, more: odd };
  const inner: unknown = Reflect.get(value, key);
  if (how === "drop") return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const changed = broken(inner, Math.floor(at / Math.max(1, keys.length)), odd, how);
  return Array.isArray(value) ? value.map((each, place) => (String(place) === key ? changed : each)) : { ...value, [key]: changed };
}
