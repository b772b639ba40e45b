import { expect, test } from "vitest";
import { PACKED } from "../../generated/packed";
import { TABLES } from "../../generated/tables";
import { unpackTables } from "../../src/domain/registry/unpackTables";

test("the tables that a browser loads packed are, unpacked, those of the registry", () => {
  const { routes, applications, sections } = TABLES;
  expect(unpackTables(PACKED)).toEqual({ routes, applications, sections });
});

test("an entry is packed when it is as usual and written out when it is not", () => {
  const { routes, rareRoutes, lifetimeMs } = PACKED;
  const usual = Object.values(TABLES.routes).find(
    ({ name, path }) => path === name.replaceAll(".", "/") && !Object.hasOwn(rareRoutes, name),
  );
  const other = Object.values(TABLES.routes).find(({ name, path }) => path !== null && path !== name.replaceAll(".", "/"));
  expect(routes).toContain(`\n${usual?.name} ${usual?.application} ${usual?.guard}\n`);
  expect(routes).toContain(`\n${other?.name} ${other?.application} ${other?.guard} /${other?.path}\n`);
  expect(JSON.stringify(PACKED.applications)).not.toContain(`"lifetimeMs":${lifetimeMs}`);
});
