import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isoDate } from "../../src/protocol/account/isoDate";
import { ACCOUNT_CALLS } from "../../src/protocol/calls/accountCalls";

test("a date of a body travels as a string in ISO 8601 with UTC time and becomes a date again [CAL-04] [CAL-05]", () => {
  const dateCgu = new Date("2026-05-04T09:00:00.000Z");
  const sent = z.encode(ACCOUNT_CALLS.acceptTerms.request, { id: "breeder", dateCgu });
  expect(sent).toEqual({ id: "breeder", dateCgu: "2026-05-04T09:00:00.000Z" });
  expect(z.decode(isoDate, "2026-05-04T09:00:00.000Z")).toEqual(dateCgu);
});

test.each([
  "2026-05-04",
  "04/05/2026",
  "2026-05-04T09:00:00+02:00",
  "2026-05-04T09:00:00",
  "2026-13-40T09:00:00Z",
  "FR35100001",
  "20260504",
])("%s is no date of a call [CAL-05]", (text) => {
  expect(z.safeParse(isoDate, text).success).toBe(false);
});
