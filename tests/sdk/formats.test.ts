import { expect, test } from "vitest";
import { ENTITIES } from "../../generated/entities";
import { writeLifeCycle } from "../../src/domain/formats/lifeCycle";
import { formatAmount, formatDay, formatNumber, formatWeight, isoDay, lifeCycle, nationalNumber, readIsoDay } from "../../src/sdk/formats";

test("a sub-application writes numbers, weights and days as the product does, in every language", () => {
  expect(formatNumber(1234.5)).toBe("1.234,5");
  expect(formatWeight(640)).toBe("640\u00a0kg");
  expect(formatWeight(1500)).toBe("1,5\u00a0t");
  expect(formatDay({ year: 2025, month: 3, day: 1 })).toBe("01/03/2025");
  expect(isoDay({ year: 2025, month: 3, day: 1 })).toBe("2025-03-01");
  expect(readIsoDay("2025-03-01T22:00:00Z")).toEqual({ year: 2025, month: 3, day: 1 });
  expect(readIsoDay("2025-02-31")).toBeNull();
});

test("a sub-application writes amounts as the product does: the euro after the number, a dot between thousands [FMT-08]", () => {
  expect([1234.5, -0.005, 1_000_000].map(formatAmount)).toEqual(["1.234,50\u00a0€", "-0,01\u00a0€", "1.000.000,00\u00a0€"]);
  expect(formatAmount(Number.NaN)).toBe("");
});

test("a sub-application cuts a national number where the product does", () => {
  expect(nationalNumber("fr 35 1234 5678")).toEqual({ country: "FR", middle: "351234", last: "5678" });
});

test("a sub-application reads every part of the life cycle from its mask", () => {
  for (const { part, values } of ENTITIES.lifeCycle)
    for (const { id } of values) {
      const read = Object.entries(lifeCycle(writeLifeCycle(ENTITIES.lifeCycle, 0, part, id)));
      expect(read.filter(([, value]) => value !== null)).toEqual([[part, id]]);
    }
  expect(Object.keys(lifeCycle(0)).sort()).toEqual(ENTITIES.lifeCycle.map(({ part }) => part).sort());
});
