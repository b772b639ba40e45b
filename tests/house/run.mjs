// npm run house [-- --format json]: how large the project is, where it is tangled, and what it is held to.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");
const { values } = parseArgs({ options: { format: { type: "string", default: "text" } } });
if (!["text", "json"].includes(values.format)) {
  console.error("Usage: npm run house -- [--format text|json]");
  process.exit(2);
}
const load = async (name) => (await runnerImport(`${root}/tests/house/${name}.ts`, { logLevel: "error" })).module;
const { measureHouse } = await load("measureHouse");
const house = measureHouse(root);
console.log(values.format === "json" ? JSON.stringify(house, null, 2) : (await load("printHouse")).printHouse(house));
process.exit(house.goals.every(({ ok }) => ok) ? 0 : 1);
