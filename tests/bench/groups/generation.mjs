import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cpuOf, interleave } from "../cpu.mjs";
import { ratioFigure } from "../figure.mjs";
import { versionOf } from "../peers.mjs";
import { BENCH, forgetReads, generateCommand, peerProjects, syntheticProject } from "../workFolder.mjs";

export const needsPeers = true;
const BOUNDS = { 300: 0.25, 1000: 0.2, 3000: 0.2 };
const ROUNDS = 5;

/** Generation without any output of a run before, beside two generators of typed routes. */
export function measure() {
  return Object.entries(BOUNDS).flatMap(([routes, bound]) => measureAt(Number(routes), bound));
}

function measureAt(routes, bound) {
  const project = syntheticProject(routes);
  const peers = peerProjects(routes);
  const cpu = interleave(
    {
      own: () => cold(project.out, generateCommand(project)),
      tanstack: () => cold(join(peers.tanstack, "src/routeTree.gen.ts"), peerCommand("tanstack", peers.tanstack)),
      vueRouter: () => cold(join(peers.vueRouter, "typed-router.d.ts"), peerCommand("vueRouter", peers.vueRouter)),
    },
    ROUNDS,
  );
  const reading = (who, name) => ({ name, value: cpu.median(who), unit: "CPU ms" });
  const own = reading("own", `${routes} routes`);
  const tanstack = reading("tanstack", `@tanstack/router-generator ${versionOf("@tanstack/router-generator")}`);
  const vueRouter = reading("vueRouter", `vue-router ${versionOf("vue-router")} typed routes`);
  return [
    ratioFigure(`generation-${routes}-tanstack`, cpu.ratio("own", "tanstack"), bound, own, tanstack),
    ratioFigure(`generation-${routes}-vue-router`, cpu.ratio("own", "vueRouter"), 1, own, vueRouter),
  ];
}

/** Without its output the work cannot be skipped. */
function cold(output, command) {
  rmSync(output, { recursive: true, force: true });
  forgetReads();
  const cpu = cpuOf(command);
  if (!existsSync(output)) throw new Error(`${command.join(" ")} wrote nothing`);
  return cpu;
}

function peerCommand(name, folder) {
  return [process.execPath, join(BENCH, `peers/${name}.mjs`), folder];
}
