import { autorun } from "mobx";
import { expect, test } from "vitest";
import { FramesStore, frameKey } from "../../src/stores/framesStore";
import { frameOf } from "../support/smallTables";

const aimAt = (address: string) => ({ target: { route: "r", params: {}, query: {} }, address });
const owner = (application: string, candidate = false) => ({ application, candidate, record: frameOf(`/${application}`), origin: "" });

test("an application and its candidate are two frames", () => {
  expect(frameKey(owner("card"))).not.toBe(frameKey(owner("card", true)));
});

test("a frame keeps the address it was loaded with until it is loaded again", () => {
  const frames = new FramesStore();
  const frame = frames.add({ ...owner("card"), origin: "https://card.example" }, aimAt("/card/#/a"));
  frames.setTitle(frame, "A");
  frames.setState(frame, { kind: "connected" });
  frames.setDestination(frame, aimAt("/card/#/b"));
  expect([frame.src, frame.load]).toEqual(["https://card.example/card/#/a", 1]);
  frames.reload(frame);
  expect([frame.src, frame.load, frame.title, frame.state.kind]).toEqual(["https://card.example/card/#/b", 2, null, "loading"]);
});

test("removing the shown frame shows none, and removing another changes nothing", () => {
  const frames = new FramesStore();
  for (const name of ["a", "b", "c"]) frames.add(owner(name), aimAt("/"));
  frames.show("b");
  frames.remove("a");
  expect(frames.active?.key).toBe("b");
  frames.remove("b");
  expect(frames.active).toBe(null);
  expect(frames.hidden.map(({ key }) => key)).toEqual(["c"]);
});

test("the table entry of a frame stays the very object, never an observable copy", () => {
  const frames = new FramesStore();
  const given = owner("card");
  frames.add(given, aimAt("/"));
  expect(frames.find("card")?.owner.record).toBe(given.record);
});

test("a change of state is seen by those who look at that frame", () => {
  const frames = new FramesStore();
  const frame = frames.add(owner("card"), aimAt("/"));
  const seen: string[] = [];
  const stop = autorun(() => seen.push(frame.state.kind));
  frames.setState(frame, { kind: "unconnected" });
  stop();
  expect(seen).toEqual(["loading", "unconnected"]);
});

test("of a small view and an application of the same name the one that took the focus is taken away", () => {
  const frames = new FramesStore();
  const previews = new FramesStore();
  frames.addPreviews(previews);
  const application = frames.add(owner("account"), aimAt("/"));
  const view = previews.add(owner("dashboard"), aimAt("/"), "account");
  expect(frames.takeAway("account", true)).toBe(view);
  expect([application.state.kind, view.state.kind]).toEqual(["loading", "failed"]);
});
