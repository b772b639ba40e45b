import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleDomain } from "../bundleDomain.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { versionOf } from "../peers.mjs";
import { syntheticRoutes } from "../syntheticRegistry.mjs";
import { BENCH, ROOT } from "../workFolder.mjs";

export const needsPeers = true;
const BOUND_US = 1;

/** Finding the route of an address, beside two matchers. */
export async function measure(work) {
  const domain = join(work, "domain.mjs");
  await bundleDomain(domain);
  const { buildTrie } = await import(pathToFileURL(domain).href);
  return [300, 30_000].flatMap((routes) => measureAt(routes, { work, domain, buildTrie }));
}

function measureAt(routes, { work, domain, buildTrie }) {
  const matcher = join(work, `matcher-${routes}.mjs`);
  // A literal in a module, as the generated matcher is.
  writeFileSync(matcher, `export const MATCHER = ${JSON.stringify(buildTrie(syntheticRoutes(routes)), null, 1)};\n`);
  const script = join(BENCH, "inside/matching.mjs");
  const perCall = JSON.parse(execFileSync(process.execPath, [script, domain, matcher, String(routes)], { cwd: ROOT, encoding: "utf8" }));
  const reading = (who, name) => ({ name, value: perCall[who], unit: "us" });
  const own = reading("own", "matchPath");
  const rou3 = reading("rou3", `rou3 ${versionOf("rou3")}`);
  const reactRouter = reading("reactRouter", "react-router matchRoutes");
  return [
    figure({ name: `match-${routes}`, value: perCall.own, unit: "us", bound: BOUND_US, baseline: rou3 }),
    ratioFigure(`match-${routes}-rou3`, perCall.own / perCall.rou3, null, own, rou3),
    ratioFigure(`match-${routes}-react-router`, perCall.own / perCall.reactRouter, null, own, reactRouter),
  ];
}
