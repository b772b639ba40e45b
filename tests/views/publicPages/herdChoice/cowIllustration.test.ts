import { expect, test } from "vitest";
import { BREEDS } from "../../../../src/domain/herd/herdBreed";
import { COW_ILLUSTRATIONS } from "../../../../src/views/publicPages/herdChoice/cowCoats";

test("each breed has a picture of its own, drawn for the product, small and free of scripts [PUB-16]", () => {
  const pictures = Object.values(COW_ILLUSTRATIONS);
  expect(new Set(pictures).size).toBe(BREEDS.length);
  for (const address of pictures) {
    const picture = decodeURIComponent(address.slice(address.indexOf(",") + 1));
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
    expect(picture).not.toMatch(/<script|href|undefined|NaN/);
    expect(picture.length).toBeLessThan(3_000);
  }
});
