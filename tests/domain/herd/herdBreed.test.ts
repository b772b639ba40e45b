import { expect, test } from "vitest";
import { herdBreed } from "../../../src/domain/herd/herdBreed";

const DAIRY = ["Prim’Holstein", "Normande", "Montbéliarde", "Jersiaise"];
const BEEF = ["Charolaise", "Limousine", "Blonde d’Aquitaine", "Salers"];

/** The breeds of sixteen herds of a kind. */
function breeds(kind: Parameters<typeof herdBreed>[0]): string[] {
  return Array.from({ length: 16 }, (_, at) => herdBreed(kind, `FR${35901112 + at}`));
}

test("a dairy herd has one of the dairy breeds, a beef herd one of the beef breeds, each as often as the others [PUB-16]", () => {
  expect(breeds({ laitier: true, allaitant: false })).toEqual([...DAIRY, ...DAIRY, ...DAIRY, ...DAIRY]);
  expect(breeds({ laitier: false, allaitant: true })).toEqual([...BEEF, ...BEEF, ...BEEF, ...BEEF]);
});

test("a herd that is both counts as dairy, one that is neither as beef [PUB-17]", () => {
  expect(breeds({ laitier: true, allaitant: true })).toEqual(breeds({ laitier: true }));
  expect(breeds({ laitier: false, allaitant: false })).toEqual(breeds({ allaitant: true }));
});

test("the same herd always has the same breed, however its number is written, and one without a number has one too", () => {
  expect(herdBreed({ laitier: true }, "FR 35 90 11 12")).toBe(herdBreed({ laitier: true }, "FR35901112"));
  expect(herdBreed({}, "")).toBe("Charolaise");
});
