import { expect, test } from "vitest";
import { type HerdNeed, orderHerds } from "../../../src/domain/herd/orderHerds";
import { readProfile } from "../../../src/domain/session/profile";

const herds = ["Ferme 10", "Ferme 9", "Élevage du Pré", "earl Gall", "GAEC Bleu"].map((raisonSociale, at) => ({
  numCheptel: `FR${at}`,
  raisonSociale,
}));
const { infoCheptels } = readProfile({ infoCheptels: herds });

test.each<[string, Readonly<Record<string, HerdNeed>>, readonly string[]]>([
  [
    "by name where nothing is to be done, whatever the capitals and accents",
    {},
    ["earl Gall", "Élevage du Pré", "Ferme 9", "Ferme 10", "GAEC Bleu"],
  ],
  [
    "what is late first, the most of it on top, then what is to be looked at",
    { FR0: { tone: "watch", count: 4 }, FR3: { tone: "late", count: 1 }, FR4: { tone: "late", count: 2 } },
    ["GAEC Bleu", "earl Gall", "Ferme 10", "Élevage du Pré", "Ferme 9"],
  ],
  [
    "by name where it is as much",
    { FR0: { tone: "late", count: 1 }, FR2: { tone: "late", count: 1 } },
    ["Élevage du Pré", "Ferme 10", "earl Gall", "Ferme 9", "GAEC Bleu"],
  ],
])("herds stand %s", (_, needs, wanted) => {
  expect(orderHerds(infoCheptels, new Map(Object.entries(needs))).map(({ raisonSociale }) => raisonSociale)).toEqual(wanted);
});
