import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    // The machine of a farm adviser or a CI runner has two cores.
    maxWorkers: 2,
    pool: "threads",
    // A limit for what hangs, not a measure of speed.
    testTimeout: 60_000,
  },
});
