import { defineConfig, type TestProjectConfiguration } from "vitest/config";

/** What the demo backend promises holds on both of its databases. */
const ON_EITHER_DATABASE = ["tests/server/**/*.test.ts", "tests/contract/backend/**/*.test.ts"];

/** The same tests once more, on the PostgreSQL server named in TEST_POSTGRES (see tests/support/postgres/withPostgres.mjs). */
const onPostgres: TestProjectConfiguration = {
  extends: true,
  test: { name: "postgres", include: ON_EITHER_DATABASE, globalSetup: "tests/support/postgres/postgresTemplate.ts" },
};

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "product", include: ["tests/**/*.test.{ts,tsx}"] } },
      ...(process.env.TEST_POSTGRES ? [onPostgres] : []),
    ],
    // The machine of a farm adviser or a CI runner has two cores.
    maxWorkers: 2,
    pool: "threads",
    // A limit for what hangs, not a measure of speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
