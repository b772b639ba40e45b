import { expect, test } from "vitest";
import { LOGO, SKY } from "../../../generated/settings";
import { localTimeOf } from "../../../src/domain/publicPages/localTime";
import { logoForDay } from "../../../src/domain/publicPages/logoForDay";
import { isNight, starField } from "../../../src/domain/publicPages/nightSky";

test("night is before 6 and after 18: both of them are day [PUB-21] [PUB-23] [CON-25]", () => {
  const nights = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isNight(hour, SKY));
  expect(nights).toEqual([0, 1, 2, 3, 4, 5, 19, 20, 21, 22, 23]);
});

test("the night has 100 stars, each at a place of its own, the same every night [PUB-22] [CON-25]", () => {
  const stars = starField(SKY.stars);
  expect(stars).toHaveLength(100);
  expect(new Set(stars.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
  expect(starField(SKY.stars)).toEqual(stars);
  for (const { x, y, radius } of stars) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
    expect(radius).toBeGreaterThan(0.4);
  }
});

test.each([
  ["2024-12-14", "clarine"],
  ["2024-12-15", "clarine-noel"],
  ["2024-12-25", "clarine-noel"],
  ["2024-12-26", "clarine"],
  ["2023-12-20", "clarine"],
])("on %s the logo is %s [PUB-24] [PUB-25] [CON-26]", (day, asset) => {
  expect(logoForDay(day, LOGO)).toBe(asset);
});

test("day and hour are those of the place, not of Greenwich [PUB-25]", () => {
  // Minutes east of Greenwich.
  const [PARIS, REUNION, MARTINIQUE] = [60, 240, -240];
  const lastMoment = Date.parse("2024-12-25T22:59:59Z");
  expect(localTimeOf(lastMoment, PARIS)).toEqual({ year: "2024", day: "2024-12-25", hour: 23 });
  expect(localTimeOf(lastMoment + 1000, PARIS)).toEqual({ year: "2024", day: "2024-12-26", hour: 0 });
  expect(localTimeOf(lastMoment, REUNION).day).toBe("2024-12-26");
  expect(localTimeOf(lastMoment, MARTINIQUE).hour).toBe(18);
});
