import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cpuOf, interleave } from "../cpu.mjs";
import { ratioFigure } from "../figure.mjs";
import { generateCommand, ROOT, syntheticProject } from "../workFolder.mjs";

const ROUTES = 3000;
const ROUNDS = 7;
const BOUND = 2.5;
const OWN = "tsconfig.json";
const BARE = "tsconfig.bare.json";

/**
 * Type check of everything generated, beside the same project with one empty module instead: once with the project's own
 * options, once without the types of packages, which weigh on both sides alike and so hide some of the difference.
 */
export function measure(work) {
  const project = syntheticProject(ROUTES);
  cpuOf(generateCommand(project));
  const empty = join(work, "empty");
  mkdirSync(empty, { recursive: true });
  writeFileSync(join(empty, "empty.ts"), "export {};\n");
  writeConfigs(empty, ".");
  writeConfigs(project.home, "generated");
  const cpu = interleave(
    { empty: check(empty, OWN), own: check(project.home, OWN), bareEmpty: check(empty, BARE), bare: check(project.home, BARE) },
    ROUNDS,
  );
  const reading = (who, name) => ({ name, value: cpu.median(who), unit: "CPU ms" });
  return [
    ratioFigure(`type-check-${ROUTES}`, cpu.ratio("own", "empty"), BOUND, reading("own"), reading("empty", "empty project")),
    ratioFigure(
      `type-check-${ROUTES}-bare`,
      cpu.ratio("bare", "bareEmpty"),
      null,
      reading("bare"),
      reading("bareEmpty", "empty project without package types"),
    ),
  ];
}

function check(folder, config) {
  return () => cpuOf([process.execPath, join(ROOT, "node_modules/typescript/bin/tsc"), "-p", join(folder, config)]);
}

function writeConfigs(folder, include) {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8"));
  const write = (name, options) => writeFileSync(join(folder, name), JSON.stringify({ compilerOptions: options, include: [include] }));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  write(OWN, compilerOptions);
  write(BARE, { ...compilerOptions, types: [] });
}
