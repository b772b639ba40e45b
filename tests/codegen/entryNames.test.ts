import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldAndMended } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";
const DESK = "  desk:\n    label: { fr: Bureau, en: Desk }\n";
const OPENS = "    opens: { fr: Suit plusieurs élevages., en: Follows several farms. }\n";

test.each([
  [GRANTS, "  desk:\n", "    id: desk\n"],
  [GRANTS, "  desk:\n", "  id: desk\n"],
  [GRANTS, "  desk:\n", "  - id: desk\n"],
  [GRANTS, "  desk:\n", "  - name: desk\n"],
  [GRANTS, "  herd:\n", "  - id: herd\n"],
  [CARD, "  card.detail:\n", "    id: card.detail\n"],
  [CARD, "  card.detail:\n", "  - id: card.detail\n"],
  ["params.yaml", /^ {2}\w+:\n/m.exec(textOf("params.yaml"))?.[0] ?? "", `  - id: ${/^ {2}(\w+):\n/m.exec(textOf("params.yaml"))?.[1]}\n`],
])("in %s, the name of an entry behind a key of its own, %j written as %j, is told to be the key", (file, right, written) => {
  const told = [`Write ${right.trim()} after 2 spaces, in place of "${written.trim()}".`];
  toldAndMended({ file, right, written, told });
});

test("names behind keys of their own are told together, and a name that stands twice once too often", () => {
  const all = textOf(GRANTS).replace(/^ {2}([\w.{}]+):\n/gm, "  - id: $1\n");
  const [told, ...more] = tell({ [GRANTS]: all });
  expect(told).toContain('Write herd: after 2 spaces, in place of "- id: herd". The same goes for line 7 (herd.events:)');
  expect(more).toEqual([]);
  toldAndMended({ file: GRANTS, right: "  desk:\n", written: "  desk:\n    id: desk\n", told: ['Remove the line "id: desk".'] });
});

test("an entry on one line is told with every line to begin, and the dash to remove", () => {
  const starts = 'Start a new line before "label:" and before "opens:", each with 4 spaces at its start';
  const [label, opens] = [DESK, OPENS].map((text) => text.replace("  desk:\n", "").trim());
  const right = DESK + OPENS;
  toldAndMended({ file: GRANTS, right, written: `  desk: ${label} ${opens}\n`, told: [`${starts}.`] });
  toldAndMended({ file: GRANTS, right, written: `  desk: ${label}, ${opens}\n`, told: [`${starts}, and remove each "," before them.`] });
  toldAndMended({
    file: GRANTS,
    right: DESK,
    written: `  - desk: ${label}\n`,
    told: ['before "label:", with 4 spaces at its start. Write desk: without the dash, after 2 spaces.'],
  });
});

test("a key is never told to be another one that is missing, when a nearer one may stand there", () => {
  const told = tell(edited(CARD, "    label: { fr: Fiche, en: Card }\n    path: ", "    paht: "));
  expect(told).toEqual([expect.stringContaining('"label" is missing'), expect.stringContaining('Write "path:" instead.')]);
});
