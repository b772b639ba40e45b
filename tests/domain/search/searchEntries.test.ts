import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ignoreAccents, ignoreSpaces } from "../../../src/domain/search/ignoreAccents";
import { type SearchTexts, searchEntries, searchEntryOf } from "../../../src/domain/search/searchEntries";

const find = (texts: readonly SearchTexts[], typed: string, limit = 10) =>
  searchEntries(
    texts.map((text) => searchEntryOf(text.title, text)),
    typed,
    limit,
  );
const titles = (...names: readonly string[]) => names.map((title) => ({ title }));

describe("what is typed", () => {
  test.each([
    ["parag", "Parage"],
    ["PARAGE", "Parage"],
    ["velage", "Vêlages"],
    ["VÊLAGE", "velages"],
    ["oeufs", "Œufs"],
    ["strasse", "Straße"],
    ["l etable", "L’Étable"],
    ["etable", "L’Étable"],
    ["pre sec", "Prés-secs"],
  ])("%s finds %s: neither accents nor case nor signs between words count", (typed, title) => {
    expect(find(titles("Autre chose", title), typed).items).toEqual([title]);
  });

  test("several words are found in any order, each of them anywhere, and one missing word finds nothing", () => {
    const texts = [{ title: "Historique des traitements", more: ["Santé"] }, ...titles("Historique")];
    expect(find(texts, "trait histo").items).toEqual(["Historique des traitements"]);
    expect(find(texts, "sante histo").items).toEqual(["Historique des traitements"]);
    expect(find(texts, "trait bateau").items).toEqual([]);
  });

  test("nothing typed, or only signs, finds nothing", () => {
    for (const typed of ["", "   ", "’-.", "\u0301"]) expect(find(titles("Parage"), typed)).toEqual({ items: [], total: 0, bestRank: 0 });
  });
});

describe("a slip", () => {
  const findForgiving = (texts: readonly SearchTexts[], typed: string) =>
    searchEntries(
      texts.map((text) => searchEntryOf(text.title, text)),
      typed,
      10,
      true,
    ).items;

  test.each([
    ["parrage", "one letter too many"],
    ["paage", "a missing letter"],
    ["parafe", "another letter"],
    ["paarge", "two that changed places"],
    ["parqg", "in the start of a word"],
    ["zarage", "in the first letter"],
  ])("%s finds Parage: %s is forgiven", (typed) => {
    expect(findForgiving(titles("Autre chose", "Parage"), typed)).toEqual(["Parage"]);
    expect(find(titles("Parage"), typed).items).toEqual([]);
  });

  test("one slip a word is forgiven, in other words of an entry too, and two are not", () => {
    const texts = [{ title: "Historique des traitements", more: ["Santé"] }];
    expect(findForgiving(texts, "histroique traitemant")).toHaveLength(1);
    expect(findForgiving(texts, "samté")).toHaveLength(1);
    expect(findForgiving(texts, "hosturique")).toHaveLength(0);
  });

  test("short words and numbers are taken as they were typed, and what was found without a slip comes first", () => {
    expect(findForgiving(titles("Lots"), "lat")).toEqual([]);
    expect(findForgiving([{ title: "GAEC", number: "FR 12 345 678" }], "1234567 9")).toEqual([]);
    expect(findForgiving(titles("Ration", "Nation"), "nation")).toEqual(["Nation", "Ration"]);
  });
});

describe("the order of what is found", () => {
  test("the whole name comes first, then a whole word of it, then its start, then the start of another word, then the inside of one", () => {
    const texts = titles("Laiterie Nord", "Pilaitage", "Les laitières", "Lait", "Tank à lait");
    expect(find(texts, "lait").items).toEqual(["Lait", "Tank à lait", "Laiterie Nord", "Les laitières", "Pilaitage"]);
  });

  test.each([
    ["traite", ["Salle de traite", "Traitements en cours"]],
    ["jour", ["Tâches du jour", "Journal d’alimentation"]],
    ["lait", ["Tank à lait", "Laiterie Nord"]],
    ["en cours traite", ["Traite en cours", "Traitements en cours"]],
  ])("%s: a whole word comes before the start of a longer one, whichever entry is the earlier", (typed, order) => {
    expect(find(titles(...order), typed).items).toEqual(order);
    expect(find(titles(...order.toReversed()), typed).items).toEqual(order);
  });

  test("words of the name come before other words of the entry, and those before the inside of a word", () => {
    const texts = [{ title: "Rations", more: ["lot"] }, ...titles("Pilotage", "Tri du lot", "Lots")];
    expect(find(texts, "lot").items).toEqual(["Tri du lot", "Lots", "Rations", "Pilotage"]);
  });

  test("of equal ones the earlier entry comes first", () => {
    expect(find(titles("Tri B", "Tri A"), "tri").items).toEqual(["Tri B", "Tri A"]);
  });

  test("what is above the limit is counted and not shown", () => {
    const found = find(titles(...Array.from({ length: 50 }, (_, at) => `Lot ${at}`)), "lot", 8);
    expect(found.items).toHaveLength(8);
    expect(found.total).toBe(50);
  });
});

describe("what an entry is for", () => {
  const treatments = { title: "Traitements", more: ["Santé"], purpose: "Les animaux soignés et le délai d’attente du lait." };

  test("finds it by the starts of its words, beside those of the name", () => {
    for (const typed of ["délai d'attente", "attente traitement", "soign sante"]) expect(find([treatments], typed).total).toBe(1);
    expect(find([treatments], "nimaux").total).toBe(0);
  });

  test("counts least: it never stands before an entry that is found without it", () => {
    const others = [{ title: "Pilaitage" }, { title: "Tank", more: ["laitier"] }, { title: "Bilan", more: ["Pilaitage"] }];
    expect(find([treatments, ...others], "lait").items.at(-1)).toBe("Traitements");
    expect(find([treatments, { title: "Retraitements", more: ["Pilaitage"] }], "traitements lait").items.at(-1)).toBe("Traitements");
  });

  test("a slip in it is forgiven, after one in the name", () => {
    const slips = (typed: string) =>
      searchEntries(
        [treatments, { title: "Laitage" }].map((texts) => searchEntryOf(texts.title, texts)),
        typed,
        10,
        true,
      ).items;
    expect(slips("atente")).toEqual(["Traitements"]);
    expect(slips("laut")).toEqual(["Laitage", "Traitements"]);
  });
});

describe("numbers", () => {
  const herds = [
    { title: "GAEC du Moulin", number: "FR88912603" },
    { title: "EARL des Prés", number: "FR12345678" },
  ];
  test.each(["FR 88 912 603", "fr88912603", "88912603", "88 912 603", "912 603", "FR 889"])(
    "%s finds the herd, whatever the spaces",
    (typed) => {
      expect(find(herds, typed).items).toEqual(["GAEC du Moulin"]);
    },
  );

  test("the whole number comes before the start of another one", () => {
    const texts = [
      { title: "Long", number: "123456" },
      { title: "Court", number: "1234" },
    ];
    expect(find(texts, "12 34").items).toEqual(["Court", "Long"]);
  });

  test("two digits are not looked for inside a number, where they nearly always stand", () => {
    expect(find(herds, "26").items).toEqual([]);
    expect(find(herds, "260").items).toEqual(["GAEC du Moulin"]);
  });
});

describe("for any text", () => {
  test("folding it twice changes nothing, and a number folded holds no space", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(ignoreAccents(ignoreAccents(text))).toBe(ignoreAccents(text));
        expect(ignoreSpaces(text)).not.toContain(" ");
      }),
    );
  });

  test("the whole of a name finds it, unless it holds no letter and no digit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        expect(find(titles(title), title).total).toBe(ignoreAccents(title) === "" ? 0 : 1);
      }),
    );
  });
});
