import { expect, test } from "vitest";
import { COW_ILLUSTRATIONS } from "../../../../src/views/publicPages/herdChoice/cowCoats";

test("each set has at least three pictures of its own, drawn for the product, small and free of scripts [PUB-16]", () => {
  const { dairy, beef } = COW_ILLUSTRATIONS;
  expect(Math.min(dairy.length, beef.length)).toBeGreaterThanOrEqual(3);
  expect(new Set([...dairy, ...beef]).size).toBe(dairy.length + beef.length);
  for (const address of [...dairy, ...beef]) {
    const picture = decodeURIComponent(address.slice(address.indexOf(",") + 1));
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
    expect(picture).not.toMatch(/<script|href|undefined|NaN/);
    expect(picture.length).toBeLessThan(3_000);
  }
});
