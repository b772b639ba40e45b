import { expect, test } from "vitest";
import { demoWanted, type Environment } from "../../../src/server/site/demoWanted";

test.each<[Environment, boolean]>([
  [{}, true],
  [{ HOST: "localhost" }, true],
  [{ DEMO: "off" }, false],
  [{ NODE_ENV: "production" }, false],
  [{ DATABASE_URL: "postgres://db/clarine" }, false],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "::" }, false],
  [{ HOST: "herd.example" }, false],
  [{ NODE_ENV: "production", DATABASE_URL: "postgres://db/clarine", HOST: "0.0.0.0", DEMO: "on" }, true],
])("with the settings %j the demo is opened: %s", (settings, wanted) => {
  expect(demoWanted(settings)).toBe(wanted);
});

test("a word that DEMO does not know is refused rather than guessed", () => {
  expect(demoWanted({ DEMO: "false" })).toEqual({ error: 'DEMO is "false", but it is "on" or "off".' });
});
