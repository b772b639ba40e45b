import { expect, test } from "vitest";
import { drawerHeight } from "../../../src/views/herds/drawerHeight";

test("for a multi-herd user the drawer is as high as the window minus 50, otherwise as high as the window [LAY-16] [CON-30]", () => {
  expect(drawerHeight(true)).toBe("calc(100dvh - 50px)");
  expect(drawerHeight(false)).toBe("100dvh");
});
