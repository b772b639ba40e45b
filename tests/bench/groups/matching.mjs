import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { bundleDomain } from "../bundleDomain.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { versionOf } from "../peers.mjs";
import { BENCH, ROOT } from "../workFolder.mjs";

export const needsPeers = true;
const BOUND_US = 1;

/** Finding the route of an address, beside two matchers. */
export async function measure(work) {
  const domain = join(work, "domain.mjs");
  await bundleDomain(domain);
  return [300, 30_000].flatMap((routes) => measureAt(routes, domain));
}

function measureAt(routes, domain) {
  const script = join(BENCH, "programs/matching.mjs");
  const perCall = JSON.parse(execFileSync(process.execPath, [script, domain, String(routes)], { cwd: ROOT, encoding: "utf8" }));
  const reading = (who, name) => ({ name, value: perCall[who], unit: "us" });
  const own = reading("own", "matchPath");
  const rou3 = reading("rou3", `rou3 ${versionOf("rou3")}`);
  const reactRouter = reading("reactRouter", "react-router matchRoutes");
  return [
    figure({ name: `match-${routes}`, value: perCall.own, unit: "us", bound: BOUND_US, baseline: rou3 }),
    figure({ name: `match-${routes}-loop`, value: perCall.loop, unit: "us", baseline: own }),
    ratioFigure(`match-${routes}-rou3`, perCall.own / perCall.rou3, null, own, rou3),
    ratioFigure(`match-${routes}-react-router`, perCall.own / perCall.reactRouter, null, own, reactRouter),
  ];
}
