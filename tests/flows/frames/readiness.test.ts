import { PortMessenger } from "penpal";
import { expect, test } from "vitest";
import { handshake } from "../../../src/sdk/handshake";
import { fakePage } from "../../support/fakePage";
import { crossOver, frameRig, RIG_TIMING } from "../../support/frameRig";
import { breeder, frameTables } from "./frameTables";

function mounted() {
  const rig = frameRig(frameTables, breeder);
  rig.open("card.detail", { id: "12" });
  return { rig, ...rig.mount("card") };
}

test("a page that loads without a handshake is shown as not connected after 1.5 s [CON-21]", async () => {
  const { rig, frame } = mounted();
  rig.flow.loaded(frame);
  await rig.clock.advance(1499);
  expect(frame.state).toEqual({ kind: "loading" });
  await rig.clock.advance(1);
  expect(frame.state).toEqual({ kind: "unconnected" });
  rig.end();
});

test("a handshake that comes late still connects", async () => {
  const { rig, frame, port } = mounted();
  rig.flow.loaded(frame);
  await rig.clock.advance(1500);
  await handshake({}, { page: fakePage(), clock: rig.clock, messenger: () => new PortMessenger({ port }) });
  expect(frame.state).toEqual({ kind: "connected" });
  rig.end();
});

test("a page that neither loads nor connects within 15 s does not answer, and a retry reloads it", async () => {
  const { rig, frame, detach } = mounted();
  await rig.clock.advance(14_999);
  expect(frame.state.kind).toBe("loading");
  await rig.clock.advance(1);
  expect(frame.state).toEqual({ kind: "failed", why: "notAnswering" });
  rig.flow.retry(frame);
  detach();
  expect(frame.state.kind).toBe("loading");
  expect(frame.load).toBe(2);
  await rig.connect("card");
  expect(frame.state.kind).toBe("connected");
  rig.end();
});

test("the error page of the browser in the place of a page is noticed at once", async () => {
  const rig = frameRig(frameTables, breeder);
  rig.open("card.detail", { id: "12" });
  const frame = rig.frame("card");
  rig.flow.attach(frame, { contentWindow: null, contentDocument: null });
  rig.flow.loaded(frame);
  expect(frame.state).toEqual({ kind: "failed", why: "notAnswering" });
  rig.end();
});

test("a connected frame whose document was replaced by a page without the SDK is no longer connected", async () => {
  const rig = frameRig(frameTables, breeder);
  rig.open("card.detail", { id: "12" });
  const { frame, port } = await rig.connect("card");
  rig.flow.loaded(frame);
  await crossOver();
  expect(frame.state.kind).toBe("connected");
  port.close();
  rig.flow.loaded(frame);
  await rig.clock.advance(RIG_TIMING.callTimeoutMs);
  // Not like one that never knew the shell: it may have crashed, and is offered again.
  expect(frame.state).toEqual({ kind: "unconnected", lost: true });
  rig.end();
});

test("a page that loads itself anew has nothing unsaved, until it says so", async () => {
  const { rig, frame, port } = mounted();
  const greet = () => handshake({}, { page: fakePage(), clock: rig.clock, messenger: () => new PortMessenger({ port }) });
  await greet();
  rig.frames.setDirty(frame, true);
  await greet();
  expect([frame.state.kind, frame.dirty]).toEqual(["connected", false]);
  rig.end();
});

test.each([
  ["was replaced by one that does not speak has nothing", [true, false], false],
  ["is busy when it has loaded still has", [false], true],
])("a page with something unsaved that %s unsaved", async (_, answersAtLoads, dirty) => {
  const rig = frameRig(frameTables, breeder);
  rig.open("card.detail", { id: "12" });
  const { frame, port } = await rig.connect("card");
  rig.frames.setDirty(frame, true);
  for (const answers of answersAtLoads) {
    if (!answers) port.close();
    rig.flow.loaded(frame);
    await crossOver();
  }
  await rig.clock.advance(RIG_TIMING.callTimeoutMs);
  expect([frame.state, frame.dirty]).toEqual([{ kind: "unconnected", lost: true }, dirty]);
  rig.end();
});

/** A frame whose document came with a status. */
function answered(responseStatus: number) {
  const rig = frameRig(frameTables, breeder);
  rig.open("card.detail", { id: "12" });
  const contentWindow = { performance: { getEntriesByType: () => [{ responseStatus }] } };
  const mounted = rig.mount("card", undefined, contentWindow as never);
  rig.flow.loaded(mounted.frame);
  return { rig, ...mounted };
}

test.each([404, 500, 503])(
  "a document that came with status %i is no page: after 1.5 s a card says so, and offers it again",
  async (status) => {
    const { rig, frame } = answered(status);
    await rig.clock.advance(1499);
    expect(frame.state.kind).toBe("loading");
    await rig.clock.advance(1);
    expect(frame.state).toEqual({ kind: "failed", why: "serverError" });
    rig.flow.retry(frame);
    expect(frame.state.kind).toBe("loading");
    rig.end();
  },
);

test("an error without network is that of the network", async () => {
  const { rig, frame } = answered(503);
  rig.change({ network: "OFFLINE" });
  await rig.clock.advance(1500);
  expect(frame.state).toEqual({ kind: "failed", why: "offline" });
  rig.end();
});

test("a page that came with status 200 and does not speak is shown; one that speaks is shown whatever its status", async () => {
  const quiet = answered(200);
  await quiet.rig.clock.advance(1500);
  expect(quiet.frame.state.kind).toBe("unconnected");
  quiet.rig.end();
  const { rig, frame, port } = answered(404);
  await handshake({}, { page: fakePage(), clock: rig.clock, messenger: () => new PortMessenger({ port }) });
  await rig.clock.advance(1500);
  expect(frame.state.kind).toBe("connected");
  rig.end();
});

test("a page that loads itself without end is shown as not connected 1.5 s after it first came", async () => {
  const { rig, frame } = mounted();
  for (let load = 0; load < 15; load++) {
    rig.flow.loaded(frame);
    await rig.clock.advance(100);
  }
  expect(frame.state).toEqual({ kind: "unconnected" });
  rig.end();
});

test("nothing that was under way in the old document speaks for the new one", async () => {
  const { rig, frame, detach } = mounted();
  rig.flow.loaded(frame);
  rig.flow.retry(frame);
  detach();
  await rig.clock.advance(20_000);
  expect(frame.state).toEqual({ kind: "loading" });
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});
