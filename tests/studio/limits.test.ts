import { expect, test } from "vitest";
import { REQUESTS } from "../../codegen/studio/requests";
import { MOST_LETTERS } from "../../src/studio/work/limits";

test("fields of the page take just as many letters as the server does", () => {
  const takes = (more: number) => {
    const of = (field: keyof typeof MOST_LETTERS) => "a".repeat(MOST_LETTERS[field] + more);
    const tile = { id: "a", label: {}, icon: "a", size: 1, route: null };
    const add = (its: object) => ({ edit: { kind: "add", section: "a", group: "a", before: null, tile: { ...tile, ...its } } });
    return [
      REQUESTS.accept.safeParse({ id: "a", why: of("why") }),
      REQUESTS.write.safeParse(add({ id: of("name") })),
      REQUESTS.write.safeParse(add({ label: { fr: of("words") } })),
      REQUESTS.icons.safeParse({ words: of("words") }),
    ].map(({ success }) => success);
  };
  expect([takes(0), takes(1)]).toEqual([Array(4).fill(true), Array(4).fill(false)]);
});
