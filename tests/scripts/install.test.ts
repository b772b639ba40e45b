import { expect, test } from "vitest";
import product from "../../package.json" with { type: "json" };
import { isServed } from "../../scripts/nodeVersion.mjs";

const { node } = product.engines;

test("a Node.js that the package does not ask for is told apart, and named before npm would only refuse", () => {
  for (const other of ["18.20.4", "20.18.9", "20.9.0", "9.99.99", "21.7.3", "22.12.0", "23.11.1"])
    expect([other, isServed(other, node)]).toEqual([other, false]);
  for (const good of ["20.19.0", "20.19.1", "20.20.2", "22.13.0", "22.23.3", "24.0.0", "24.21.0", "26.1.0"])
    expect([good, isServed(good, node)]).toEqual([good, true]);
});
