// npm run programs -- [COUNT] [FIRST SEED]: random lives of a tablet against the real flows and the real backend.
import { spawnSync } from "node:child_process";

const [count = "1000", seed = "1"] = process.argv.slice(2);
const { status } = spawnSync("npx", ["vitest", "run", "--project", "product", "tests/programs"], {
  stdio: "inherit",
  env: { ...process.env, PROGRAMS: count, PROGRAM_SEED: seed },
});
process.exit(status ?? 1);
