// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { closeOnBack } from "../../../src/views/parts/closeOnBack";

const isBackStep = () => Boolean(window.history.state?.backStep);

test("what is open when the page is loaded anew makes a step of its own, so that closing it never leaves the shell", async () => {
  const { history } = window;
  history.replaceState({ key: "kept", backStep: true }, "");
  const [length, marks] = [history.length, [] as boolean[]];
  const leaving = new Promise<void>((resolve) => {
    history.back = () => {
      marks.push(isBackStep());
      resolve();
    };
  });
  const close = closeOnBack(null);
  expect([history.length, isBackStep(), history.state.key]).toEqual([length + 1, true, "kept"]);
  close();
  await leaving;
  expect(marks).toEqual([true]);
});
