import { observable, runInAction } from "mobx";
import { afterEach, expect, test } from "vitest";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { mountPermanent } from "../../../src/flows/frames/pool/mountPermanent";
import { crossOver, type FrameRig, frameRig } from "../../support/frameRig";
import { NOBODY, viewerOf } from "../../support/smallTables";
import { breeder, frameTables } from "./frameTables";

let rig: FrameRig = frameRig(frameTables, breeder);
afterEach(() => {
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});
function start(): void {
  rig = frameRig(frameTables, breeder);
}

test("an admitted route shows the frame of its application at the frame address of the route", () => {
  start();
  expect(rig.open("card.detail", { id: "12" })).toBe(true);
  expect(rig.frames.active?.src).toBe("/card/#/detail/12?id=12");
  expect(rig.frames.active?.destination.target).toEqual({ route: "card.detail", params: { id: "12" }, query: {} });
});

test("a refused route and a route without a frame show none", () => {
  start();
  expect(rig.open("notebook.pharmacy")).toBe(false);
  expect(rig.open("plain.page")).toBe(false);
  expect(rig.frames.frames).toEqual([]);
});

test("a frame the user leaves is hidden, and coming back shows it as it was, without loading it again [FRM-15]", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  await rig.connect("card");
  rig.open("notebook.main");
  expect(rig.frames.active?.key).toBe("notebook");
  await rig.clock.advance(119_999);
  rig.open("card.detail", { id: "12" });
  expect(rig.frame("card").load).toBe(1);
  expect(rig.frames.active?.key).toBe("card");
  expect(rig.frame("card").state).toEqual({ kind: "connected" });
});

test("the page of a frame gets `leave` when the user goes elsewhere", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  const { shell } = await rig.connect("card");
  let left = 0;
  shell.onLeave(() => {
    left += 1;
  });
  rig.flow.hide();
  await crossOver();
  expect(left).toBe(1);
});

test("another route of a live frame is a message, and the page is not loaded again", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  const { shell, page } = await rig.connect("card");
  const seen: unknown[] = [];
  shell.onOpen((context) => seen.push(context.params));
  rig.open("card.detail", { id: "13" });
  await crossOver();
  expect(seen).toEqual([{ id: "13" }]);
  expect(page.written).toEqual([{ address: "/detail/13?id=13", quietly: true }]);
  expect(rig.frame("card").load).toBe(1);
  expect(rig.frame("card").destination.target.params).toEqual({ id: "13" });
});

test("a deep link into a page that is shown before messaging is loaded waits for that, and reloads nothing", async () => {
  const rig = frameRig(frameTables, breeder, undefined, false);
  rig.open("card.detail", { id: "12" });
  const { shell } = await rig.connect("card");
  shell.onOpen(() => true);
  rig.open("card.detail", { id: "13" });
  await crossOver();
  expect(shell.context.params).toEqual({ id: "12" });
  rig.startMessaging();
  await crossOver();
  expect(shell.context.params).toEqual({ id: "13" });
  expect(rig.frame("card").load).toBe(1);
  rig.end();
});

test("a page with a hash router follows a deep link by its hash", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  const { page, shell } = await rig.connect("card", { hashRouter: true });
  rig.open("card.detail", { id: "13" });
  await crossOver();
  expect(page.written).toEqual([{ address: "/detail/13?id=13", quietly: false }]);
  expect(shell.context.params).toEqual({ id: "13" });
  expect(rig.frame("card").load).toBe(1);
});

test("a live frame that does not follow a deep link within 2 s is loaded again at the new address", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  const { shell } = await rig.connect("card");
  shell.onOpen(() => new Promise(() => undefined));
  rig.open("card.detail", { id: "13" });
  await rig.clock.advance(1999);
  expect(rig.frame("card").load).toBe(1);
  await rig.clock.advance(1);
  expect(rig.frame("card").load).toBe(2);
  expect(rig.frame("card").src).toBe("/card/#/detail/13?id=13");
});

test("a page that does not handle deep links is reloaded at once", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  await rig.connect("card");
  rig.open("card.detail", { id: "13" });
  await crossOver();
  expect(rig.frame("card").load).toBe(2);
});

test("of two deep links in quick succession only the last may load the frame again", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  const { shell } = await rig.connect("card");
  shell.onOpen(({ params }) => (params.id === "13" ? new Promise(() => undefined) : null));
  rig.open("card.detail", { id: "13" });
  rig.open("card.detail", { id: "14" });
  await crossOver();
  await rig.clock.advance(2000);
  expect(rig.frame("card").load).toBe(1);
  expect(shell.context.params).toEqual({ id: "14" });
});

test("a page that failed is loaded again when its own address is opened, but not over unsaved input behind its card", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  await rig.connect("card");
  const frame = rig.frame("card");
  rig.frames.setDirty(frame, true);
  rig.frames.setState(frame, { kind: "failed", why: "notAnswering" });
  rig.open("card.detail", { id: "12" });
  expect([frame.load, frame.dirty]).toEqual([1, true]);
  rig.frames.setDirty(frame, false);
  rig.open("card.detail", { id: "12" });
  expect(frame.load).toBe(2);
});

test.each([
  ["hangs", "failed"],
  ["does not follow", "connected"],
] as const)(
  "a page with unsaved input that %s is loaded anew only after its user agreed; otherwise page and address stay",
  async (_, kind) => {
    const answers: ((leaves: boolean) => void)[] = [];
    const confirmDiscard = () => new Promise<boolean>((resolve) => void answers.push(resolve));
    rig = frameRig(frameTables, breeder, undefined, true, { confirmDiscard });
    rig.open("card.detail", { id: "12" });
    await rig.connect("card");
    const frame = rig.frame("card");
    rig.frames.setDirty(frame, true);
    if (kind === "failed") rig.frames.setState(frame, { kind, why: "notAnswering" });
    rig.open("card.detail", { id: "13" });
    await crossOver();
    answers[0]?.(false);
    await crossOver();
    expect([frame.load, frame.dirty, frame.destination.target.params, rig.stays]).toEqual([1, true, { id: "12" }, ["/detail/12"]]);
    rig.open("card.detail", { id: "13" });
    await crossOver();
    answers[1]?.(true);
    await crossOver();
    expect([frame.load, frame.src]).toEqual([2, "/card/#/detail/13?id=13"]);
  },
);

test("to try a page again that holds unsaved input, its user is asked", async () => {
  let asked = 0;
  rig = frameRig(frameTables, breeder, undefined, true, { confirmDiscard: async () => asked++ > 0 });
  rig.open("card.detail", { id: "12" });
  await rig.connect("card");
  const frame = rig.frame("card");
  rig.frames.setDirty(frame, true);
  rig.frames.setState(frame, { kind: "failed", why: "notAnswering" });
  rig.flow.retry(frame);
  await crossOver();
  expect([asked, frame.load]).toEqual([1, 1]);
  rig.flow.retry(frame);
  await crossOver();
  expect([asked, frame.load]).toEqual([2, 2]);
});

test("the same deep link opened twice still loads a frame again that does not follow it", async () => {
  start();
  rig.open("card.detail", { id: "12" });
  const { shell } = await rig.connect("card");
  shell.onOpen(() => new Promise(() => undefined));
  rig.open("card.detail", { id: "13" });
  await rig.clock.advance(1000);
  rig.open("card.detail", { id: "13" });
  await crossOver();
  await rig.clock.advance(2000);
  expect([rig.frame("card").load, rig.frame("card").src]).toEqual([2, "/card/#/detail/13?id=13"]);
});

test("the same deep link opened twice before messaging is loaded is followed once it is", async () => {
  const rig = frameRig(frameTables, breeder, undefined, false);
  rig.open("card.detail", { id: "12" });
  const { shell } = await rig.connect("card");
  shell.onOpen(() => true);
  rig.open("card.detail", { id: "13" });
  rig.open("card.detail", { id: "13" });
  rig.startMessaging();
  await crossOver();
  expect([shell.context.params, rig.frame("card").load]).toEqual([{ id: "13" }, 1]);
  rig.end();
});

test("a frame without handshake is loaded again for another route", () => {
  start();
  rig.open("card.detail", { id: "12" });
  rig.open("card.detail", { id: "13" });
  expect(rig.frame("card").load).toBe(2);
});

test("with the toggle of its candidate, by full name only, an application with a candidate base loads that version, in a frame of its own [FRM-16] [FRM-18]", () => {
  start();
  const tester = createResolver(
    frameTables,
    viewerOf({ rules: { authorizes: { "desk.candidate.card": 1, "desk.candidate.notebook": 1 } } }),
  );
  const broad = createResolver(frameTables, viewerOf({ rules: { authorizes: { desk: 1, "desk.candidate": 1 } } }));
  rig.flow.open(broad.route("card.detail", { id: "12" }));
  expect(rig.frames.active?.src).toBe("/card/#/detail/12?id=12");
  rig.flow.open(tester.route("card.detail", { id: "12" }));
  expect(rig.frames.active?.src).toBe("/card-candidate/#/detail/12?id=12");
  expect(rig.frames.active?.owner.candidate).toBe(true);
  rig.flow.open(tester.route("notebook.main"));
  expect(rig.frames.active?.owner.candidate).toBe(false);
  expect(rig.frames.frames.map(({ key }) => key)).toEqual(["card", "card:candidate", "notebook"]);
});

test("a permanent frame without address is mounted once and never shown", () => {
  start();
  const session = observable({ epoch: 1, signedIn: true });
  const stopMounting = mountPermanent(rig.flow, { session, registry: { tables: frameTables }, menu: rig });
  runInAction(() => Object.assign(session, { epoch: 2 }));
  stopMounting();
  expect(rig.frames.frames.map(({ key, src }) => [key, src])).toEqual([["manager", "/manager/#/"]]);
  expect(rig.frames.active).toBe(null);
});

test("a permanent frame that is admitted only now is mounted now: the network is back, or the mode was changed", () => {
  start();
  const menu = observable({ resolver: createResolver(frameTables, NOBODY) }, {}, { deep: false });
  const stopMounting = mountPermanent(rig.flow, { session: { epoch: 1, signedIn: true }, registry: { tables: frameTables }, menu });
  expect(rig.frames.frames).toEqual([]);
  runInAction(() => Object.assign(menu, { resolver: rig.resolver }));
  stopMounting();
  expect(rig.frames.frames.map(({ key }) => key)).toEqual(["manager"]);
});
