import { afterEach, expect, test } from "vitest";
import { MESSAGES_PER_SECOND } from "../../../src/adapters/frames/frameRateLimit";
import { RATE_LIMITS } from "../../../src/flows/frames/messageRateLimits";
import { crossOver, type FrameRig, frameRig } from "../../support/frameRig";
import { breeder, frameTables } from "./frameTables";

let rig: FrameRig = frameRig(frameTables, breeder);
afterEach(() => {
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});
async function intruder() {
  rig = frameRig(frameTables, breeder);
  rig.open("notebook.main");
  const { remote, frame, port } = await rig.intrude("notebook");
  const send = async (message: unknown) => remote.message?.(message).catch(() => "cut off");
  const say = (part: Record<string, unknown>) =>
    send({ version: 1, type: "report", id: "7", epoch: 1, herd: "FR35123456", payload: LINE, ...part });
  const greet = () => say({ type: "hello", epoch: null, herd: null, payload: { versions: [1], sdk: "", awaitsReady: false } });
  return { frame, port, say, greet };
}
const LINE = { level: "info", message: "m", details: {} };
const refused = (error: string, id = "7") => ({ id, ok: false, error });

test("only `hello` is handled before the handshake", async () => {
  const { say, greet } = await intruder();
  expect(await say({})).toEqual(refused("no-handshake"));
  expect(await greet()).toMatchObject({ id: "7", ok: true, value: { version: 1 } });
  expect(await say({})).toEqual({ id: "7", ok: true, value: null });
});

test("a response repeats the id and carries either a result or an error", async () => {
  const { say, greet } = await intruder();
  await greet();
  expect(await say({ id: "a" })).toEqual({ id: "a", ok: true, value: null });
  expect(await say({ id: "b", payload: null })).toEqual(refused("bad-payload", "b"));
});

test.each([
  ["an unknown message", { type: "format" }, "unknown-message"],
  ["a message called constructor", { type: "constructor" }, "unknown-message"],
  ["a message called __proto__", { type: "__proto__" }, "unknown-message"],
  ["a message outside the allow-list", { type: "login", payload: { numCheptel: "FR1" } }, "unknown-message"],
  ["an unknown version", { version: 2 }, "other-version"],
  ["an epoch of before the herd switch", { epoch: 0 }, "stale-epoch"],
  ["no epoch", { epoch: null }, "stale-epoch"],
  ["a foreign herd", { herd: "FR35999999" }, "other-herd"],
  ["an extra key in the envelope", { application: "map" }, "bad-message"],
  ["an extra key in the payload", { payload: { ...LINE, as: "map" } }, "bad-payload"],
  ["a number that is none", { epoch: 1.5 }, "bad-message"],
  ["no payload", { payload: undefined }, "bad-payload"],
])("%s is refused by a code", async (_, part, error) => {
  const { say, greet } = await intruder();
  await greet();
  expect(await say(part)).toEqual(refused(error, error === "bad-message" ? "" : "7"));
  expect(rig.lines).toEqual([]);
});

test.each([
  ["a text over the limit", () => ({ payload: { ...LINE, message: "x".repeat(300_000) } })],
  ["a million elements", () => ({ payload: new Array(1_000_000).fill(0) })],
  ["a cycle", () => ({ payload: cycle() })],
  ["a depth of 2,000", () => ({ payload: nested(2000) })],
  ["a prototype key", () => ({ payload: JSON.parse('{"__proto__": {"admin": true}}') })],
  ["something that is no plain value", () => ({ payload: new Map([["a", 1]]) })],
])("%s ends the conversation, and the frame shows that it misbehaves", async (_, part) => {
  const { say, greet, frame } = await intruder();
  await greet();
  expect(await say(part())).toBe("cut off");
  expect(frame.state).toEqual({ kind: "failed", why: "misbehaves" });
  expect(rig.lines).toEqual([]);
});

test.each([
  ["constructor", ["constructor"]],
  ["__proto__", ["__proto__"]],
  ["toString", ["toString"]],
])("the method %s of the wire does not exist, and the answer holds no stack", async (_, methodPath) => {
  const { port, frame } = await intruder();
  const answers: unknown[] = [];
  port.addEventListener("message", ({ data }) => answers.push(data));
  port.postMessage({ namespace: "penpal", type: "CALL", id: "x", methodPath, args: [] });
  await crossOver();
  expect(answers).toEqual([{ namespace: "penpal", channel: undefined, type: "REPLY", callId: "x", isError: true, value: "failed" }]);
  expect(frame.state.kind).toBe("loading");
});

test.each([
  ["a nested path", { type: "CALL", id: "x", methodPath: ["message", "constructor"], args: [] }],
  ["a path that is no list", { type: "CALL", id: "x", methodPath: "message", args: [] }],
  ["several arguments", { type: "CALL", id: "x", methodPath: ["message"], args: [1, 2] }],
  ["arguments that are no list", { type: "CALL", id: "x", methodPath: ["message"], args: { length: 1e9 } }],
  ["an id of 5,000 characters", { type: "CALL", id: "x".repeat(5000), methodPath: ["message"], args: [1] }],
])("%s on the wire closes it", async (_, message) => {
  const { port, frame } = await intruder();
  port.postMessage({ namespace: "penpal", ...message });
  await crossOver();
  expect(frame.state).toEqual({ kind: "failed", why: "misbehaves" });
});

test("a frame that sends too fast is cut off, and another one goes on", async () => {
  const { greet, frame, port } = await intruder();
  await greet();
  rig.open("card.detail", { id: "12" });
  const { shell } = await rig.connect("card");
  for (let i = 0; i <= MESSAGES_PER_SECOND; i++) port.postMessage({ namespace: "penpal", type: "SYN", participantId: "flood" });
  await crossOver();
  expect(frame.state).toEqual({ kind: "failed", why: "misbehaves" });
  expect((await shell.report("info", "still here")).ok).toBe(true);
});

test("answers nobody asked for are ignored", async () => {
  const { greet, say, port, frame } = await intruder();
  await greet();
  port.postMessage({ namespace: "penpal", type: "REPLY", callId: "unknown", value: { id: "1", ok: true, value: null } });
  expect(await say({})).toEqual({ id: "7", ok: true, value: null });
  expect(frame.state.kind).toBe("connected");
});

test("a frame without a common version gets an error and is shown as out of date", async () => {
  const { say, frame } = await intruder();
  const payload = { versions: [99], sdk: "", awaitsReady: false };
  expect(await say({ type: "hello", payload })).toEqual(refused("no-common-version"));
  expect(frame.state).toEqual({ kind: "failed", why: "oldVersion" });
});

test("a frame that answers a deep link with nonsense is loaded again", async () => {
  rig = frameRig(frameTables, breeder);
  rig.open("card.detail", { id: "12" });
  const { remote, frame } = await rig.intrude("card", { message: () => ({ id: "wrong", ok: true, value: null, extra: 1 }) });
  const hello = { versions: [1], sdk: "", awaitsReady: false };
  await remote.message?.({ version: 1, type: "hello", id: "1", epoch: null, herd: null, payload: hello });
  rig.open("card.detail", { id: "13" });
  await crossOver();
  expect(frame.load).toBe(2);
});

function cycle(): unknown {
  const list: unknown[] = [];
  list.push(list);
  return list;
}

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

test("messages that are no part of the protocol count as well: a page that floods with them is cut off", async () => {
  const { greet, frame, port } = await intruder();
  await greet();
  for (let i = 0; i <= MESSAGES_PER_SECOND; i++) port.postMessage({ anything: i });
  await crossOver();
  expect(frame.state).toEqual({ kind: "failed", why: "misbehaves" });
});

test("a frame writes at most so many lines a minute into the log of the shell", async () => {
  const { greet, say } = await intruder();
  await greet();
  for (let i = 0; i < RATE_LIMITS.report.count; i++) expect(await say({})).toMatchObject({ ok: true });
  expect(await say({})).toEqual(refused("too-many"));
  expect(rig.lines).toHaveLength(RATE_LIMITS.report.count);
});

test("a text of many megabytes counts as many messages: a page that floods with them is cut off at the first", async () => {
  const { greet, frame, port } = await intruder();
  await greet();
  port.postMessage("x".repeat(10_000_000));
  await crossOver();
  expect(frame.state).toEqual({ kind: "failed", why: "misbehaves" });
});

test.each([
  [
    "values in calls",
    (n: number) => ({ namespace: "penpal", type: "CALL", id: `${n}`, methodPath: ["message"], args: [Array(9000).fill(0)] }),
  ],
  ["values that are no part of the protocol", () => ({ list: Array(9000).fill(0) })],
])("many %s weigh more than few: a page that sends them at a low rate is cut off too", async (_, messageOf) => {
  const { greet, frame, port } = await intruder();
  await greet();
  for (let n = 0; n < MESSAGES_PER_SECOND / 10; n++) port.postMessage(messageOf(n));
  await crossOver();
  expect(frame.state).toEqual({ kind: "failed", why: "misbehaves" });
});

test("a page that greets again and again is answered that these are too many", async () => {
  const { greet } = await intruder();
  for (let n = 0; n < RATE_LIMITS.hello.count; n++) expect(await greet()).toMatchObject({ ok: true });
  expect(await greet()).toEqual(refused("too-many"));
});
