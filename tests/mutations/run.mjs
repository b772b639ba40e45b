// Takes away, one at a time, a line that keeps what users enter from being lost, and sees that a test notices: npm run mutations
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const MUTATIONS = [
  {
    name: "the line that persists",
    file: "src/adapters/outbox/outboxDatabase.ts",
    line: "added.map(async (action) => transaction.store.add(action))",
    without: "added",
    tests: ["tests/contract/outbox.test.ts"],
  },
  {
    name: "the line that removes only after the echo",
    file: "src/adapters/http/readActionResponse.ts",
    line: 'if (!isConfirmed) throw new HttpError(OK, "the answer does not confirm the action");',
    without: "",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the herd in the lock",
    file: "src/flows/outbox/oneTabAtATime.ts",
    line: "locks.runExclusive(herd, begin",
    without: 'locks.runExclusive("", begin',
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the look at who is signed in before each sending",
    file: "src/flows/outbox/drainHerd.ts",
    line: "if (!isCurrent()) return DONE;",
    without: "",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the look at whose queue was read",
    file: "src/flows/outbox/startDrain.ts",
    line: "if (!isCurrent()) return NOT_NOW;",
    without: "",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the look at which herd a page shows",
    file: "src/flows/frames/handlers/storageHandlers.ts",
    line: 'if (shown !== undefined && shown !== numCheptel) return failed("other-herd");',
    without: "",
    tests: ["tests/flows/frames/handlers/frameApi.test.ts"],
  },
  {
    name: "the ping before something on the way is believed",
    file: "src/flows/outbox/findStuckAction.ts",
    line: "if (!isReached) return null;",
    without: "",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the wait behind what cannot be read",
    file: "src/domain/sync/sendable.ts",
    line: "(unread < 0 ? ofHerd : ofHerd.slice(0, unread))",
    without: "ofHerd",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the time that the server has asked for",
    file: "src/flows/outbox/startDrain.ts",
    line: "if (stopped || retryAfterEpoch === session.epoch) return Promise.resolve();",
    without: "if (stopped) return Promise.resolve();",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "what the server has asked of another tab",
    file: "src/flows/outbox/startDrain.ts",
    line: "if (herds.size > 0 && afterMs > 0) return",
    without: "if (herds.size < 0) return",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the ten minutes for a server that fails",
    file: "src/flows/outbox/findStuckAction.ts",
    line: 'LEAST[outcome.suspect.by === "line" ? "intermediary" : "server"]',
    without: "LEAST.intermediary",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the wiring of the network to the store",
    file: "src/flows/network/watchNetwork.ts",
    line: "const stopConnection = connection.onChange(later);",
    without: "const stopConnection = () => {};",
    tests: ["tests/flows/outbox/drain.test.ts"],
  },
  {
    name: "the exception of the queue from the purge",
    file: "src/adapters/outbox/clearDevice.ts",
    line: "name !== undefined && name !== keptDatabase &&",
    without: "name !== undefined &&",
    tests: ["tests/adapters/clearDevice.test.ts"],
  },
  {
    name: "the refusal of what there is no room for",
    file: "src/adapters/outbox/outboxSizes.ts",
    line: 'if (filledBy(sizes) > 1) throw new OutboxFull("too much waits");',
    without: "",
    tests: ["tests/contract/outbox.test.ts"],
  },
  {
    name: "the refusal of what one application has no room for",
    file: "src/adapters/outbox/outboxSizes.ts",
    line: "if (over !== undefined) throw",
    without: "if (over !== undefined) void",
    tests: ["tests/contract/outbox.test.ts"],
  },
  {
    name: "the look at what somebody else has changed since",
    file: "src/server/database/valueConflicts.ts",
    line: "if (merged === null) throw new Conflict(held);",
    without: "if (merged === null) return;",
    tests: ["tests/faults/conflict.test.ts"],
  },
];

/** The first failure is enough; a test that waits for what never comes would hold up the rest. */
const VITEST = ["vitest", "run", "--project", "product", "--bail", "1"];
const MOST_MS = 300_000;

let unnoticed = 0;
for (const { name, file, line, without, tests } of MUTATIONS) {
  const whole = readFileSync(file, "utf8");
  if (whole.split(line).length !== 2) throw new Error(`${file} does not hold once: ${line}`);
  let noticed = false;
  try {
    writeFileSync(file, whole.replace(line, without));
    noticed = spawnSync("npx", [...VITEST, ...tests], { stdio: "ignore", timeout: MOST_MS }).status === 1;
  } finally {
    writeFileSync(file, whole);
  }
  if (!noticed) unnoticed += 1;
  console.log(`${noticed ? "noticed  " : "UNNOTICED"}  without ${name}`);
}
process.exitCode = unnoticed === 0 ? 0 : 1;
