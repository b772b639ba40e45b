// npm run proofs -- [COUNT] [FIRST SEED]: proofs over random small registries beside everybody, followed through the resolver.
import { spawnSync } from "node:child_process";

const [count = "10000", seed = "1"] = process.argv.slice(2);
const { status } = spawnSync("npx", ["vitest", "run", "--project", "product", "tests/codegen/prove/agreement.test.ts"], {
  stdio: "inherit",
  env: { ...process.env, PROOFS: count, PROOF_SEED: seed },
});
process.exit(status ?? 1);
