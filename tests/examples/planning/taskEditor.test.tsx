// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { daysLate } from "../../../src/examples/herd/daysLate";
import { TaskEditor } from "../../../src/examples/planning/TaskEditor";
import { TEXTS } from "../../../src/examples/planning/texts/texts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const TODAY = { year: 2026, month: 3, day: 12 };

async function typed(day: string) {
  const page = document.body.appendChild(document.createElement("div"));
  const draft = { task: "velage-12", day, note: "" };
  const ignore = () => {};
  await act(async () =>
    createRoot(page).render(
      <TaskEditor
        texts={TEXTS.en}
        draft={draft}
        today={TODAY}
        takesFocus={false}
        isRestored={false}
        onType={ignore}
        onSave={ignore}
        onCancel={ignore}
      />,
    ),
  );
  const field = page.querySelector<HTMLInputElement>("input[name=day]");
  return [page.querySelector("form")?.checkValidity(), field?.validationMessage];
}

test("a day years away is a slip of the year, and the planning says what to do before it keeps it", async () => {
  const slip = "Check the year: the date must be between 12/03/2025 and 11/03/2028.";
  for (const day of ["2026-03-12", "2025-03-12", "2028-03-11"]) expect(await typed(day)).toEqual([true, ""]);
  for (const day of ["0025-03-12", "2025-03-11", "2028-03-12", "9999-12-31"]) expect(await typed(day)).toEqual([false, slip]);
});

test("how late something is counts by the calendar in every year", () => {
  const day = { year: 25, month: 3, day: 12 };
  expect([daysLate(day, { ...day, day: 13 }), daysLate({ ...day, year: 1925 }, day), daysLate(day, TODAY)]).toEqual([1, -693_960, 730_850]);
});
