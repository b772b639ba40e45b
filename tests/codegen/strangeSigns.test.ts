import { expect, test } from "vitest";
import { edited } from "./registryFixture";
import { tell, toldAndMended, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const BREEDER = "personas/breeder.yaml";
const LABEL = "{ fr: Vêlages, en: Calvings }";
const RIGHTS = "droits: [herd]";

/** Where a value stands in the small registry, before and behind it, and the value as it is written there. */
const VALUES: readonly (readonly [string, string, string, string])[] = [
  [CARD, "id: ", "card", "\n"],
  [CARD, "domain: ", "herd", "\n"],
  [CARD, "base: ", "/card", "\n"],
  [CARD, "followedBy: ", "readTags", "\n"],
  [CARD, "anyOf: [", "herd.events", "]"],
  [MENU, "icon: ", "cow", "\n"],
  [MENU, "size: ", "2", "\n"],
  [MENU, "route: ", "card.list", "\n"],
  [MENU, "list: ", "suppliers", " "],
  [MENU, "shop: ", "LAITIER", "\n"],
  [BREEDER, "email: ", "anne@example.org", "\n"],
  [BREEDER, "origin: ", "ELEVEUR", "\n"],
  [BREEDER, "login: ", "oneToken", "\n"],
  [BREEDER, "numCheptel: ", "FR35123456", "\n"],
  [BREEDER, "laitier: ", "true", "\n"],
  ["settings.yaml", "from: ", '"2024-12-15"', "\n"],
  ["params.yaml", "sample: ", '"velage"', "\n    pattern"],
];

test.each(VALUES)("in %s, %s%s in the quotes of a text program is told with straight quotes, or none", (file, before, right, behind) => {
  const plain = file === "params.yaml" ? "velage" : right;
  const bare = right.replaceAll('"', "");
  for (const written of [`“${bare}”`, `‘${bare}’`, `«\u00a0${bare}\u00a0»`, `„${bare}“`])
    toldAndMended({
      file,
      right: before + plain + behind,
      written: before + written + behind,
      told: [`YAML reads only straight quotes as its own: write ${right}`],
      mended: before + right + behind,
    });
});

test("a name that is a key, and a language, in the quotes of a text program are told with none", () => {
  toldAndMended({ file: CARD, right: "  card.report:", written: "  “card.report”:", told: ["write card.report:"] });
  toldAndMended({ file: MENU, right: "en: Calvings", written: "“en”: Calvings", told: ["write en:"] });
});

test("names without a comma between them are told with it, wherever they are looked up", () => {
  const brackets = "Put a comma between two names: ";
  const cases = [
    [CARD, "  candidate: true\n", "  candidate: true\n  calls: [storageRead storageStore]\n", "[storageRead, storageStore]"],
    [BREEDER, "grants: [SENSORS]", "grants: [SENSORS CARD]", "[SENSORS, CARD]"],
    [MENU, "order: 10\n", "order: 10\nreverseFor: [ELEVEUR TECHNICIEN]\n", "[ELEVEUR, TECHNICIEN]"],
    ["settings.yaml", "serviceCheckNotFor: [TECHNICIEN]", "serviceCheckNotFor: [TECHNICIEN ELEVEUR]", "[TECHNICIEN, ELEVEUR]"],
    ["domains.yaml", "applications: [card]", "applications: [card sensors]", "[card, sensors]"],
    ["suppliers.yaml", "pages: [account, animal]", "pages: [account animal]", "[account, animal]"],
  ] as const;
  for (const [file, right, written, meant] of cases) {
    const told = tell(edited(file, right, written));
    expect(told).toEqual([expect.stringContaining(brackets + meant)]);
    expect(told[0]).not.toContain("did you mean");
  }
});

test.each([
  ["herd // l'élevage", "write herd. A remark has", "herd # l'élevage"],
  ["herd# l'élevage", "write herd. A remark has", "herd # l'élevage"],
  ["herd -- l'élevage", "write herd. A remark has", "herd # l'élevage"],
  ["herd = l'élevage", "write herd. A remark has", "herd # l'élevage"],
  ["herd; desk", "write - herd and below it - desk", "herd\n    - desk"],
  ["herd desk", "write - herd and below it - desk", "herd\n    - desk"],
  ["herd…", "Remove …: write herd", "herd"],
  ["herd, etc.", "Remove etc.: write herd", "herd"],
])("the right %s below others is told with what is meant", (written, told, mended) => {
  const rights = (text: string) => `droits:\n    - ${text}`;
  toldAndMended({ file: BREEDER, right: RIGHTS, written: rights(written), told: [told], mended: rights(mended) });
});

test("a remark without its sign behind the name of a route is told with the name", () => {
  for (const remark of ["// les animaux", "(les animaux)", "-- les animaux"])
    toldAndMended({
      file: MENU,
      right: "route: card.list\n",
      written: `route: card.list ${remark}\n`,
      told: ["write card.list. A remark has"],
    });
});

test("… in place of what is left out is told to be removed, in lists, in braces and on a line of its own", () => {
  for (const more of ["…", "...", "etc."]) {
    toldAndMended({ file: BREEDER, right: RIGHTS, written: `droits: [herd, ${more}]`, told: [`Remove ${more}, and the comma beside it`] });
    toldAndMended({
      file: MENU,
      right: LABEL,
      written: LABEL.replace(" }", `, ${more} }`),
      told: [`Remove ${more}, and the comma before it`],
    });
    const [right, lines] = ["droits:\n    - herd\n    - desk", `droits:\n    - herd\n    ${more}\n    - desk`];
    expect(tell(edited(BREEDER, RIGHTS, right))).toEqual([]);
    toldOnce(edited(BREEDER, RIGHTS, lines), `${BREEDER}:13 `, "Remove this line");
    toldOnce(edited(BREEDER, RIGHTS, `droits:\n    - herd\n    - ${more}`), `${BREEDER}:13 `, `Remove ${more} with its dash`);
  }
});

test("a sign for all grants below one is told with that one, where it exists", () => {
  toldAndMended({
    file: CARD,
    right: "[herd.events]",
    written: "[herd.*]",
    told: ["Write herd: it stands for all below it."],
    mended: "[herd]",
  });
  toldOnce(edited(CARD, "[herd.events]", "[field.*]"), "No sign stands for several grants");
});

test.each(["...", "---"])("a line %s in the middle of a file is told where it stands", (sign) => {
  toldAndMended({
    file: CARD,
    right: "login:\n",
    written: `${sign}\nlogin:\n`,
    told: [`${CARD}:8 several-documents`, `Remove the line "${sign}"`],
  });
});

test("a dash behind a key is told as what it was meant for", () => {
  toldAndMended({
    file: CARD,
    right: "anyOf: [herd.events]",
    written: "anyOf: - herd.events",
    told: ["Write brackets: anyOf: [herd.events]"],
  });
  toldAndMended({
    file: BREEDER,
    right: RIGHTS,
    written: "droits: - herd\n    - desk",
    told: ["Write - herd on a line of its own below it, after 4 spaces."],
    mended: "droits:\n    - herd\n    - desk",
  });
  toldAndMended({
    file: MENU,
    right: `label: ${LABEL}`,
    written: "label:\n          fr: - Vêlages\n          en: Calvings",
    told: ['Put the text in quotes: fr: "- Vêlages"'],
    mended: 'label:\n          fr: "- Vêlages"\n          en: Calvings',
  });
});

test.each([
  [MENU, `label: ${LABEL}`, "label:\n          fr: #1 Vêlages\n          en: Calvings", '"#1 Vêlages"'],
  [BREEDER, "raisonSociale: Gaec du Pré", "raisonSociale: #1 Gaec", '"#1 Gaec"'],
  ["labels/en.yaml", "title: Orders", "title: #1 Orders", '"#1 Orders"'],
])("in %s, a text that begins with # is told with quotes, and nothing is told to be removed", (file, right, written, meant) => {
  const mended = written.replace(/#1 \S+/, meant);
  toldAndMended({
    file,
    right,
    written,
    told: [
      `Put it in quotes: ${mended
        .split("\n")
        .at(mended.includes("\n") ? 1 : 0)
        ?.trim()}`,
    ],
    mended,
  });
  expect(tell(edited(file, right, written))[0]).not.toContain("emove");
});

test("a herd is never told to be removed for one value that is missing", () => {
  const [told] = tell(edited(BREEDER, "ville: Rennes", "ville:"));
  expect(told).toContain("Write a value after the colon.");
  expect(told).not.toContain("remove");
});
