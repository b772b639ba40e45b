import { rmSync } from "node:fs";
import { cpuOf, interleave } from "../cpu.mjs";
import { ratioFigure } from "../figure.mjs";
import { generateCommand, syntheticProject } from "../workFolder.mjs";

const ROUNDS = 3;
const FACTOR = 10;

/** Cost of a route at 30,000 routes beside its cost at 3,000: no more than 1 when growth is linear or better. */
export function measure() {
  const [small, large] = [syntheticProject(3000), syntheticProject(3000 * FACTOR)];
  const cold = interleave({ small: () => generateCold(small), large: () => generateCold(large) }, ROUNDS);
  const fresh = interleave({ small: () => cpuOf(generateCommand(small)), large: () => cpuOf(generateCommand(large)) }, ROUNDS);
  return [figureOf("growth-generation", cold), figureOf("growth-up-to-date", fresh)];
}

function figureOf(name, cpu) {
  const reading = (who, label) => ({ name: label, value: cpu.median(who), unit: "CPU ms" });
  return ratioFigure(name, cpu.ratio("large", "small") / FACTOR, 1, reading("large", "30000 routes"), reading("small", "3000 routes"));
}

function generateCold(project) {
  rmSync(project.out, { recursive: true, force: true });
  return cpuOf(generateCommand(project));
}
