import { expect, test } from "vitest";
import { warnBeforeUnload } from "../../../../src/flows/frames/lifecycle/warnBeforeUnload";
import { frameRig } from "../../../support/frameRig";
import { breeder, frameTables } from "../frameTables";

test("the browser asks before the tab is left as long as a frame holds something unsaved, and no longer", () => {
  const rig = frameRig(frameTables, breeder);
  let asks = false;
  const browser = {
    warnBeforeUnload: (ask: boolean) => {
      asks = ask;
    },
  };
  const stop = warnBeforeUnload(browser, rig.frames);
  rig.open("card.detail", { id: "12" });
  const frame = rig.frame("card");
  expect(asks).toBe(false);
  rig.frames.setDirty(frame, true);
  expect(asks).toBe(true);
  rig.frames.setDirty(frame, false);
  expect(asks).toBe(false);
  rig.frames.setDirty(frame, true);
  rig.frames.remove(frame.key);
  expect(asks).toBe(false);
  stop();
  rig.end();
});
