import { expect, test } from "vitest";
import { expireHiddenFrames, type ReleaseFrame } from "../../../../src/flows/frames/pool/expireHiddenFrames";
import { frameRig } from "../../../support/frameRig";
import { breeder, frameTables } from "../frameTables";

/** Frames with their lifetimes; what is released is removed unless a test says otherwise. */
function living(release?: ReleaseFrame) {
  const rig = frameRig(frameTables, breeder);
  const remove: ReleaseFrame = ({ key }) => {
    rig.frames.remove(key);
    return true;
  };
  const stop = expireHiddenFrames(rig.frames, rig.clock, release ?? remove);
  return {
    ...rig,
    end: () => {
      stop();
      rig.end();
    },
  };
}

test("a hidden frame is removed after 120 s and not before [FRM-14]", async () => {
  const rig = living();
  rig.open("card.detail", { id: "12" });
  rig.flow.hide();
  await rig.clock.advance(119_999);
  expect(rig.frames.find("card")).not.toBe(null);
  await rig.clock.advance(1);
  expect(rig.frames.find("card")).toBe(null);
  rig.end();
});

test("the lifetime is that of the application, and coming back ends the count [FRM-15]", async () => {
  const rig = living();
  rig.open("notebook.main");
  rig.flow.hide();
  await rig.clock.advance(4999);
  rig.open("notebook.main");
  await rig.clock.advance(60_000);
  expect(rig.frames.active?.key).toBe("notebook");
  rig.flow.hide();
  await rig.clock.advance(4999);
  expect(rig.frames.find("notebook")).not.toBe(null);
  await rig.clock.advance(1);
  expect(rig.frames.find("notebook")).toBe(null);
  rig.end();
});

test("a permanent frame is never removed [FRM-15]", async () => {
  const rig = living();
  rig.open("map.main");
  rig.open("notebook.main");
  await rig.clock.advance(3_600_000);
  expect(rig.frames.frames.map(({ key }) => key)).toEqual(["map", "notebook"]);
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});

test("frames keep the order they were opened in, whichever is shown", () => {
  const rig = living();
  rig.open("map.main");
  rig.open("card.detail", { id: "12" });
  rig.open("notebook.main");
  rig.open("map.main");
  expect(rig.frames.frames.map(({ key }) => key)).toEqual(["map", "card", "notebook"]);
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});

test("a hidden frame that has to stay gets another lifetime", async () => {
  let asked = 0;
  const rig = living(() => {
    asked += 1;
    return false;
  });
  rig.open("notebook.main");
  rig.flow.hide();
  await rig.clock.advance(5000);
  expect([asked, rig.frames.find("notebook")?.load]).toEqual([1, 1]);
  await rig.clock.advance(5000);
  expect(asked).toBe(2);
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});
