// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import type { NumberEntry } from "../../../src/domain/inputs/numberText";
import { NumberInput } from "../../../src/examples/inputs/NumberInput";
import { testClock } from "../../support/testClock";
import { drawInput } from "./drawInput";

async function drawn(props: { step?: number; required?: boolean; initial?: number } = {}) {
  const clock = testClock();
  const entries: NumberEntry[] = [];
  const input = await drawInput(<NumberInput label="Weight" clock={clock} onChange={(entry) => entries.push(entry)} {...props} />);
  const values = () => entries.map((entry) => (entry.kind === "number" ? entry.value : entry.kind));
  return { ...input, clock, values, advance: (ms: number) => act(() => clock.advance(ms)) };
}

test.each(["12,5", "12.5"])("%s never becomes 125: 13 is kept, shown on leaving, and said [VAL-04] [VAL-05]", async (text) => {
  const { write, leave, field, values, status } = await drawn();
  await write(text);
  expect(field().value).toBe(text);
  expect(values()).toEqual([13]);
  await leave();
  expect(field().value).toBe("13");
  expect(status()).toBe("Rounded to 13");
});

test("what is no number stays as it was typed and is explained", async () => {
  const { write, leave, field, alert, values } = await drawn();
  for (const text of ["12 kg", "{{x}}", "$t(x)", "<b>1</b>", "\u202e12", "1".repeat(10_000)]) {
    await write(text);
    expect(alert()).toBe("");
    await leave();
    expect(field().value).toBe(text);
    expect(alert()).toBe("Write a number, in digits.");
    expect(field().getAttribute("aria-invalid")).toBe("true");
  }
  expect(new Set(values())).toEqual(new Set(["refused"]));
});

test("an input that must be filled says so once it was left empty", async () => {
  const { leave, alert } = await drawn({ required: true });
  expect(alert()).toBe("");
  await leave();
  expect(alert()).toBe("This field is needed.");
});

test("buttons step to multiples of 10, or by the step of the field [VAL-06] [VAL-07]", async () => {
  const tens = await drawn({ initial: 13 });
  await tens.click(tens.button("Increase Weight"));
  await tens.click(tens.button("Increase Weight"));
  await tens.click(tens.button("Decrease Weight"));
  expect(tens.values()).toEqual([20, 30, 20]);
  await tens.unmount();
  const fives = await drawn({ initial: 13, step: 5 });
  await fives.click(fives.button("Increase Weight"));
  expect(fives.values()).toEqual([18]);
});

test("decreasing stops at 0 [VAL-08]", async () => {
  const { click, button, field } = await drawn({ initial: 7 });
  await click(button("Decrease Weight"));
  await click(button("Decrease Weight"));
  expect(field().value).toBe("0");
});

test("a held button repeats the step every 100 ms, and not a moment longer than it is held [VAL-09] [CON-07]", async () => {
  const { pointer, button, field, advance, clock } = await drawn({ initial: 0 });
  await pointer(button("Increase Weight"), "pointerdown");
  expect(field().value).toBe("10");
  await advance(99);
  expect(field().value).toBe("10");
  await advance(1);
  expect(field().value).toBe("20");
  await advance(300);
  expect(field().value).toBe("50");
  await pointer(button("Increase Weight"), "pointerup");
  await advance(1000);
  expect(field().value).toBe("50");
  expect(clock.pending()).toBe(0);
});

test.each(["pointerout", "pointercancel", "focusout"])("%s ends it as well [VAL-09]", async (type) => {
  const { pointer, button, field, advance, clock } = await drawn({ initial: 0 });
  await pointer(button("Increase Weight"), "pointerdown");
  await pointer(button("Increase Weight"), type);
  await advance(1000);
  expect(field().value).toBe("10");
  expect(clock.pending()).toBe(0);
});

test("the focus that comes to a button from the field, or from the other button, does not end what is held [VAL-09]", async () => {
  const { pointer, button, leave, field, advance } = await drawn({ initial: 0 });
  await pointer(button("Increase Weight"), "pointerdown");
  await leave();
  await pointer(button("Decrease Weight"), "focusout");
  await advance(200);
  expect(field().value).toBe("30");
  await pointer(button("Increase Weight"), "pointerup");
});

test("keys that are held repeat as well: arrows in the field and Enter on a button, whatever the pace of the keyboard [VAL-09] [CON-07]", async () => {
  const { key, keyUp, button, field, advance } = await drawn({ initial: 0 });
  await key(field(), "ArrowUp");
  await key(field(), "ArrowUp", { repeat: true });
  await advance(200);
  expect(field().value).toBe("30");
  await keyUp(field(), "ArrowUp");
  await key(button("Decrease Weight"), "Enter");
  await advance(100);
  await keyUp(button("Decrease Weight"), "Enter");
  await advance(1000);
  expect(field().value).toBe("10");
});

test("a field that goes away stops counting", async () => {
  const { pointer, button, unmount, clock } = await drawn();
  await pointer(button("Increase Weight"), "pointerdown");
  await unmount();
  expect(clock.pending()).toBe(0);
});

test("listeners with a screen reader hear a number field with its value", async () => {
  const { field, write } = await drawn({ initial: 20 });
  expect(field().getAttribute("role")).toBe("spinbutton");
  expect(field().getAttribute("inputmode")).toBe("decimal");
  expect(field().getAttribute("aria-valuenow")).toBe("20");
  await write("12,5");
  expect([field().getAttribute("aria-valuenow"), field().getAttribute("aria-valuetext")]).toEqual(["13", "12,5"]);
});
