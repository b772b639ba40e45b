// npm run programs -- [COUNT] [FIRST SEED]: random lives of a tablet against the real flows and the real backend.
import { spawnSync } from "node:child_process";

/** Lives in one process: its memory grows with each, and 1,000 are more than one process holds. */
const AT_ONCE = 200;
const [count, first] = [process.argv[2] ?? "1000", process.argv[3] ?? "1"].map(Number);
let failed = false;
for (let done = 0; done < count; done += AT_ONCE) {
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "product", "tests/programs"], {
    stdio: "inherit",
    env: { ...process.env, PROGRAMS: String(Math.min(AT_ONCE, count - done)), PROGRAM_SEED: String(first + done) },
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
