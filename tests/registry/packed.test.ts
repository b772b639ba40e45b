import { expect, test } from "vitest";
import { PACKED } from "../../generated/packed";
import { TABLES } from "../../generated/tables";
import { realRegistry } from "../support/realRegistry";

test("the tables that a browser loads packed are, unpacked, those of the registry", () => {
  expect(TABLES).toEqual(realRegistry().tables);
});

test("an entry is packed when it is as usual and written out when it is not", () => {
  const { routes, rareRoutes, lifetimeMs } = PACKED;
  const usual = Object.values(TABLES.routes).find(
    ({ name, path }) => path === name.replaceAll(".", "/") && !Object.hasOwn(rareRoutes, name),
  );
  const other = Object.values(TABLES.routes).find(({ name, path }) => path !== null && path !== name.replaceAll(".", "/"));
  expect(routes).toMatch(new RegExp(`^${usual?.name} ${usual?.application}( [^/ ]+)*$`, "m"));
  expect(routes).toMatch(new RegExp(`^${other?.name} ${other?.application}( [^/ ]+)* /`, "m"));
  expect(JSON.stringify(PACKED.applications)).not.toContain(`"lifetimeMs":${lifetimeMs}`);
});
