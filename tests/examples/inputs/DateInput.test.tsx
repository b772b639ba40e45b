// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { DateEntry } from "../../../src/domain/inputs/dateText";
import { DateInput } from "../../../src/examples/inputs/DateInput";
import { testClock } from "../../support/testClock";
import { drawInput } from "./drawInput";

const NOW = new Date(2026, 4, 4, 10).getTime();

async function drawn(props: { pastOnly?: boolean; required?: boolean } = {}) {
  const entries: DateEntry[] = [];
  const input = await drawInput(
    <DateInput label="Calving" locale="fr-FR" clock={testClock(NOW)} onChange={(entry) => entries.push(entry)} {...props} />,
  );
  const day = (name: string) => input.find(`button[aria-label="${name}"]`, HTMLButtonElement);
  const shown = () => document.activeElement?.getAttribute("aria-label");
  return { ...input, last: () => entries.at(-1), day, shown };
}

test("a date is typed DD/MM/YYYY, the slashes come by themselves [VAL-01]", async () => {
  const { write, field, last, alert } = await drawn();
  await write("05032025");
  expect(field().value).toBe("05/03/2025");
  expect(last()).toEqual({ kind: "day", day: { year: 2025, month: 3, day: 5 } });
  expect(alert()).toBe("");
});

test("a typed future date is explained, not emptied [VAL-02] [VAL-03]", async () => {
  const { write, leave, field, last, alert } = await drawn({ pastOnly: true });
  await write("05/05/2026");
  expect(alert()).toBe("This date is in the future: only today or a past date is accepted.");
  await leave();
  expect(field().value).toBe("05/05/2026");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(last()).toEqual({ kind: "refused", key: "future" });
  await write("04/05/2026");
  expect(alert()).toBe("");
});

test("a day that does not exist and a text that is no date are explained in words of their own [VAL-03] [VAL-17]", async () => {
  const { write, leave, field, alert } = await drawn();
  await write("31/02/2025");
  expect(alert()).toBe("This day does not exist in the calendar.");
  await write("05/03");
  expect(alert()).toBe("");
  await leave();
  expect(alert()).toBe("Wrong date: write day, month, year, for instance 05/03/2025.");
  for (const text of ["hier", "<b>x</b>", "{{x}}", "\u202e05/03/2025", "\u0000", "9".repeat(10_000)]) {
    await write(text);
    await leave();
    expect(field().value).toBe(text);
    expect(alert()).not.toBe("");
  }
});

test("a date that must be given says so once it was left empty [VAL-17]", async () => {
  const { leave, alert } = await drawn({ required: true });
  await leave();
  expect(alert()).toBe("This field is needed.");
});

test("the calendar puts the day that is picked into the field [VAL-01]", async () => {
  const { click, button, day, field, last } = await drawn();
  await click(button("Open the calendar"));
  expect(document.querySelector("h2")?.textContent).toBe("mai 2026");
  await click(day("samedi 2 mai 2026"));
  expect(field().value).toBe("02/05/2026");
  expect(last()).toMatchObject({ kind: "day" });
  expect(document.querySelector("dialog")).toBeNull();
});

test("restricted to past dates the calendar offers today and no day after it [VAL-02] [VAL-03]", async () => {
  const { click, button, day } = await drawn({ pastOnly: true });
  await click(button("Open the calendar"));
  expect([day("lundi 4 mai 2026").disabled, day("mardi 5 mai 2026").disabled]).toEqual([false, true]);
  expect(button("Next month").disabled).toBe(true);
  await click(button("Previous month"));
  expect(day("jeudi 30 avril 2026").disabled).toBe(false);
  expect(button("Next month").disabled).toBe(false);
});

test("weeks begin on Monday, in the words of the language", async () => {
  const { click, button } = await drawn();
  await click(button("Open the calendar"));
  expect([...document.querySelectorAll("th")].map((cell) => cell.getAttribute("abbr"))).toEqual([
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
  ]);
  expect(document.querySelector("h2")?.textContent).toBe("mai 2026");
});

test("the keyboard goes through the days, weeks, months and years", async () => {
  const { click, button, key, shown } = await drawn();
  await click(button("Open the calendar"));
  const press = async (name: string, more?: KeyboardEventInit) => {
    const grid = document.querySelector("table");
    if (grid) await key(grid, name, more);
    return shown();
  };
  expect(await press("ArrowLeft")).toBe("dimanche 3 mai 2026");
  expect(await press("ArrowUp")).toBe("dimanche 26 avril 2026");
  expect(await press("Home")).toBe("lundi 20 avril 2026");
  expect(await press("End")).toBe("dimanche 26 avril 2026");
  expect(await press("PageUp")).toBe("jeudi 26 mars 2026");
  expect(await press("PageDown", { shiftKey: true })).toBe("vendredi 26 mars 2027");
  expect(document.querySelectorAll('td button[tabindex="0"]')).toHaveLength(1);
});

test("with past dates only no key leads beyond today", async () => {
  const { click, button, key, shown } = await drawn({ pastOnly: true });
  await click(button("Open the calendar"));
  const grid = document.querySelector("table");
  if (grid) {
    await key(grid, "ArrowLeft");
    await key(grid, "PageDown");
  }
  expect(shown()).toBe("lundi 4 mai 2026");
});
