import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { bundleDomain } from "../bundleDomain.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { versionOf } from "../peers.mjs";
import { BENCH, ROOT } from "../workFolder.mjs";

export const needsPeers = true;

/** Distinct guards grow with the grants there are, not with the tiles: fifty tiles a guard in the large menu. */
const SIZES = [
  { tiles: 300, guards: 200, tilesPerGroup: 10, groupsPerSection: 3, boundUs: 50 },
  { tiles: 100_000, guards: 2000, tilesPerGroup: 50, groupsPerSection: 20, boundUs: 2000 },
];

/** Making a resolver and asking it for the whole menu, as every change of user, network, mode or herd does. */
export async function measure(work) {
  const domain = join(work, "domain.mjs");
  await bundleDomain(domain);
  return SIZES.flatMap((size) => measureAt(size, domain));
}

function measureAt(size, domain) {
  const { tiles, guards, boundUs } = size;
  const args = [join(BENCH, "programs/menu.mjs"), domain, JSON.stringify(size)];
  const perCall = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" }));
  const reading = (who, name) => ({ name, value: perCall[who], unit: "us" });
  const own = reading("own", `${guards} guards, ${perCall.visible} tiles shown`);
  const naive = reading("naive", "a look-up per tile");
  const casl = reading("casl", `@casl/ability ${versionOf("@casl/ability")}`);
  return [
    figure({ name: `menu-${tiles}`, value: perCall.own, unit: "us", bound: boundUs, own, baseline: naive }),
    ratioFigure(`menu-${tiles}-naive`, perCall.own / perCall.naive, null, own, naive),
    ratioFigure(`menu-${tiles}-casl`, perCall.own / perCall.casl, null, own, casl),
  ];
}
