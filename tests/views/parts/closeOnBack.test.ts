// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { BACK_STEP, isBackStep } from "../../../src/views/parts/backStep";
import { closeOnBack } from "../../../src/views/parts/closeOnBack";
import { settle } from "../../support/testClock";

test("what is open when the page is loaded anew makes a step of its own, so that closing it never leaves the shell", async () => {
  const { history } = window;
  history.replaceState({ key: "kept", [BACK_STEP]: true }, "");
  const [length, marks] = [history.length, [] as boolean[]];
  history.back = () => void marks.push(isBackStep());
  const close = closeOnBack(null);
  expect([history.length, isBackStep(), history.state.key]).toEqual([length + 1, true, "kept"]);
  close();
  await settle();
  expect(marks).toEqual([true]);
});
