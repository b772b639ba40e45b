import { expect, test } from "vitest";
import { momentInWords } from "../../../src/domain/formats/moment";

const NOW = new Date(2026, 11, 4, 9, 30).getTime();
const at = (...parts: [month: number, day: number, hour: number]) => new Date(2026, ...parts, 17).getTime();

test("a moment of another day begins with the day and the month, in this order, in every language", () => {
  const written = (language: string, ms: number) => momentInWords(ms, NOW, language).replaceAll(/\s/g, " ");
  expect(["fr", "en", "de", "es", "it"].map((language) => written(language, at(11, 3, 18)))).toEqual([
    "03/12 18 h 17",
    "03/12 6:17 PM",
    "03.12. 18:17",
    "03/12 18:17",
    "03/12 18:17",
  ]);
  expect(["fr", "en", "de"].map((language) => written(language, at(11, 4, 8)))).toEqual(["8 h 17", "8:17 AM", "8:17"]);
  expect(momentInWords(new Date(2025, 11, 4, 9, 30).getTime(), NOW, "de")).toBe("04.12. 9:30");
});
