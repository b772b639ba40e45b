// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { InputField } from "../../../src/examples/inputs/InputField";
import { drawInput } from "./drawInput";

test.each([
  ["weight", "required", "This field is needed."],
  ["weight", "invalidDate", "Wrong date: write day, month, year, for instance 05/03/2025."],
  ["weight", "nationalNumber", "Wrong national number: the country code then the digits, as on the ear tag."],
  ["date", "future", "This date is in the future: only today or a past date is accepted."],
  ["weight", "tooHeavy", "Invalid value."],
])("the error of %s with the key %s reads: %s [VAL-17] [VAL-18]", async (field, key, message) => {
  const { alert, field: input } = await drawInput(
    <InputField label="Weight" error={{ field, key }}>
      {(links) => <input {...links} />}
    </InputField>,
  );
  expect(alert()).toBe(message);
  expect(input().getAttribute("aria-describedby")).toContain(`${input().id}-error`);
});
