import { expect, test } from "vitest";
import { matchesSearch } from "../../../src/domain/herd/matchesSearch";

test("a herd is found whatever the accents, the case, the dots and the spaces of what was typed [LAY-05]", () => {
  const herd = ["E.A.R.L. de l’Étable", "35 123 456"];
  for (const typed of ["", "  ", "earl", "L'ETABLE", "35123", "E.A.R.L. De"]) expect(matchesSearch(herd, typed), typed).toBe(true);
  for (const typed of ["gaec", "35124"]) expect(matchesSearch(herd, typed), typed).toBe(false);
});
