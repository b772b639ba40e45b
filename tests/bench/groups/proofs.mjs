import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { bundleProver } from "../bundleProver.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { BENCH, ROOT } from "../workFolder.mjs";

/** A menu of 50 ms and one of 3 s; of the large one a thousand tiles fail, each with a user of its own. */
const SIZES = [
  { tiles: 300, failing: 10, boundMs: 50 },
  { tiles: 10_000, failing: 100, boundMs: null },
  { tiles: 100_000, failing: 1000, boundMs: 3000 },
];

/** Proofs for every tile and home, with a replayed user for each that fails: processor time, in a process of its own. */
export async function measure(work) {
  const prover = join(work, "prover.mjs");
  await bundleProver(prover);
  const spent = SIZES.map((size) => {
    const args = [join(BENCH, "programs/proofs.mjs"), prover, JSON.stringify(size)];
    return { ...size, ...JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" })) };
  });
  const [, middle, large] = spent;
  const perTile = ({ ms, tiles }) => ({ name: `${tiles} tiles, each`, value: (ms * 1000) / tiles, unit: "us" });
  return [
    ...spent.map(({ tiles, ms, boundMs, failed }) =>
      figure({ name: `proofs-${tiles}`, value: ms, unit: "ms", bound: boundMs, own: { name: "tiles that fail", value: failed, unit: "" } }),
    ),
    ratioFigure("proofs-linear", perTile(large).value / perTile(middle).value, 2, perTile(large), perTile(middle)),
  ];
}
