import { expect, test } from "vitest";
import { edited } from "./registryFixture";
import { tell, toldAndMended } from "./toldOnce";

const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const ICON = "        icon: calendar\n";

test.each([
  "........icon: calendar",
  "......icon: calendar",
  "        ...icon: calendar",
  "…icon: calendar",
  "________icon: calendar",
  "-------- icon: calendar",
  "        >icon: calendar",
  "        • icon: calendar",
  "··········icon: calendar",
])("signs in place of spaces, %s, are told with the spaces", (written) => {
  toldAndMended({ file: MENU, right: ICON, written: `${written}\n`, told: ['Write 8 spaces, and nothing else, before "icon:".'] });
});

test("an entry whose lines all start with dots is told once, with the spaces of each line", () => {
  const entry = "      - id: births\n        label: { fr: Vêlages, en: Calvings }\n        icon: calendar\n";
  toldAndMended({
    file: MENU,
    right: entry,
    written: entry.replace(/^ +/gm, (spaces) => ".".repeat(spaces.length)),
    told: ['Write 6 spaces, and nothing else, before "- id:"; 8 spaces before "label:" in line 16; 8 spaces before "icon:" in line 17.'],
  });
});

test.each(["icon... calendar", "icon… calendar", "icon - calendar", "icon -> calendar"])("%s is told with the colon", (written) => {
  toldAndMended({ file: MENU, right: ICON, written: `        ${written}\n`, told: ["Write icon: calendar"] });
});

const OPENS = "    opens: { fr: Voit les animaux., en: Sees the animals. }\n";
const below = (last: string) => `    opens:\n      fr: Voit les animaux.\n${last}\n`;

test.each(["...", "…", "      ...", "      …", "      etc.", "---", "      ?", "      en"])(
  "%s in place of a language is told with the language to write",
  (written) => {
    toldAndMended({
      file: GRANTS,
      right: OPENS,
      written: below(written),
      told: [`${GRANTS}:8 `, 'Write "en: " and the text, after 6 spaces, in place of this line.'],
      mended: below("      en: Sees the animals."),
    });
  },
);

test.each(["...", "      …"])("%s behind all languages is told to be removed", (written) => {
  const told = tell(edited(GRANTS, OPENS, below(`      en: Sees the animals.\n${written}`)));
  expect(told).toEqual([expect.stringMatching(/Remove (?:this line|the line "\.\.\.")/)]);
});
