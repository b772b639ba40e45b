import { expect, test } from "vitest";
import { herdIllustration } from "../../../src/domain/herd/herdIllustration";

const SETS = { dairy: ["a", "b", "c"], beef: ["d", "e", "f"] };
const dairy = { laitier: true, allaitant: false };
const beef = { laitier: false, allaitant: true };

/** The pictures a herd can have, in the order of what is drawn. */
function pictures(herd: { laitier: boolean; allaitant?: boolean }): string {
  const drawn = Array.from({ length: 60 }, (_, index) => herdIllustration(herd, index / 60, SETS));
  return [...new Set(drawn)].join("");
}

test("a dairy herd draws from the dairy set, a beef herd from the beef set [PUB-16]", () => {
  expect(pictures(dairy)).toBe("abc");
  expect(pictures(beef)).toBe("def");
});

test("a herd that is both draws from the two sets together, one that is neither from the beef set [PUB-17]", () => {
  expect(pictures({ laitier: true, allaitant: true })).toBe("abcdef");
  expect(pictures({ laitier: false, allaitant: false })).toBe("def");
  expect(pictures({ laitier: true })).toBe("abc");
});

test("every illustration of a set is chosen equally often, and no number leads out of the set", () => {
  expect(herdIllustration(dairy, 0, SETS)).toBe("a");
  expect(herdIllustration(dairy, 1 / 3, SETS)).toBe("b");
  expect(herdIllustration(dairy, 0.999999, SETS)).toBe("c");
  expect(herdIllustration(dairy, 1, SETS)).toBe("c");
  expect(herdIllustration(beef, 0.5, { dairy: [], beef: [] })).toBeUndefined();
});
