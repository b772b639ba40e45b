import { expect, test } from "vitest";
import { PACKED } from "../../generated/packed";
import { TABLES } from "../../generated/tables";
import { unpackTables } from "../../src/domain/registry/unpackTables";

test("the tables that a browser loads packed are, unpacked, those of the registry", () => {
  const { routes, applications, sections } = TABLES;
  expect(unpackTables(PACKED)).toEqual({ routes, applications, sections });
});

test("an entry is packed when it is as usual and written out when it is not", () => {
  const { routes, lifetimeMs } = PACKED;
  for (const [name, { path }] of Object.entries(routes)) expect(path, name).not.toBe(name.replaceAll(".", "/"));
  expect(JSON.stringify(PACKED.applications)).not.toContain(`"lifetimeMs":${lifetimeMs}`);
});
