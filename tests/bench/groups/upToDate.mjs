import { rmSync } from "node:fs";
import { join } from "node:path";
import { cpuOf, interleave } from "../cpu.mjs";
import { ratioFigure } from "../figure.mjs";
import { BENCH, generateCommand, ROOT, syntheticProject } from "../workFolder.mjs";

const ROUNDS = 15;
const BOUND = 1.5;

/** A run that finds nothing to do, beside a process that does nothing at all. */
export function measure() {
  const shipped = { registry: join(ROOT, "registry"), out: join(syntheticProject(300).home, "shipped") };
  const large = syntheticProject(3000);
  for (const project of [shipped, large]) prepare(project);
  const cpu = interleave(
    {
      empty: () => cpuOf([process.execPath, join(BENCH, "programs/empty.mjs")]),
      shipped: () => cpuOf(generateCommand(shipped)),
      large: () => cpuOf(generateCommand(large)),
    },
    ROUNDS,
  );
  const reading = (who, name) => ({ name, value: cpu.median(who), unit: "CPU ms" });
  const empty = reading("empty", "empty node process");
  return [
    ratioFigure("up-to-date-own-registry", cpu.ratio("shipped", "empty"), BOUND, reading("shipped", "the product's registry"), empty),
    ratioFigure("up-to-date-3000", cpu.ratio("large", "empty"), BOUND, reading("large", "3000 routes"), empty),
  ];
}

/** Fresh files are compared by content until they have settled, so the first runs after writing are not the usual ones. */
function prepare(project) {
  rmSync(project.out, { recursive: true, force: true });
  for (let run = 0; run < 3; run++) cpuOf(generateCommand(project));
}
