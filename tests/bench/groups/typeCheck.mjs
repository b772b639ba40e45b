import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cpuOf, interleave } from "../cpu.mjs";
import { ratioFigure } from "../figure.mjs";
import { generateCommand, ROOT, syntheticProject } from "../workFolder.mjs";

const ROUTES = 3000;
const ROUNDS = 7;
const BOUND = 2.5;

/** Type check of everything generated, beside a project with one empty module and the same options. */
export function measure(work) {
  const project = syntheticProject(ROUTES);
  cpuOf(generateCommand(project));
  const empty = join(work, "empty");
  mkdirSync(empty, { recursive: true });
  writeFileSync(join(empty, "empty.ts"), "export {};\n");
  writeConfig(empty, ["."]);
  writeConfig(project.home, ["generated"]);
  const check = (folder) => () => cpuOf([process.execPath, join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder]);
  const cpu = interleave({ empty: check(empty), generated: check(project.home) }, ROUNDS);
  const reading = (who, name) => ({ name, value: cpu.median(who), unit: "CPU ms" });
  const ratio = cpu.ratio("generated", "empty");
  return [ratioFigure(`type-check-${ROUTES}`, ratio, BOUND, reading("generated", `${ROUTES} routes`), reading("empty", "empty project"))];
}

/** The project's own options, without the packages' types: neither project uses one. */
function writeConfig(folder, include) {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8"));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, include }));
}
