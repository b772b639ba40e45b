import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createServer, type HotPayload } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { frameModulesPlugin } from "../../scripts/frameModules";

const FILES = {
  "generated/tiles.ts": "export const TILES = 1;",
  "generated/tables.ts": 'export { TILES } from "./tiles";',
  "src/shell.ts":
    'import { TILES } from "../generated/tables"; import.meta.hot?.accept("../generated/tables", () => {}); console.log(TILES);',
  "src/examples/page.ts": 'import { TILES } from "../../generated/tables"; console.log(TILES);',
};

/** A project that Vite serves, every module of it loaded once. */
async function servedProject() {
  const root = mkdtempSync(join(tmpdir(), "clarine-frames-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const plugins = [frameModulesPlugin()];
  const server = await createServer({ root, configFile: false, logLevel: "error", plugins, server: { middlewareMode: true, watch: null } });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const { client } = server.environments;
  const load = async (address: string): Promise<string> => (await client.transformRequest(address))?.code ?? "";
  const loaded = new Set(["/src/shell.ts", "/src/examples/page.ts"]);
  for (const address of loaded)
    for (const [, found] of (await load(address)).matchAll(/from "(\/generated[^"]*)"/g)) loaded.add(found ?? "");
  return { root, server, client, write, load, loaded };
}

test("in watch mode a change of the registry goes to the shell alone; a page in a frame has it when it is loaded the next time", async () => {
  const { root, server, client, write, load, loaded } = await servedProject();
  const told = new Promise<HotPayload>((resolve) => {
    client.hot.send = (payload: HotPayload | string) => typeof payload === "object" && resolve(payload);
  });
  write("generated/tiles.ts", "export const TILES = 2;");
  server.watcher.emit("change", join(root, "generated/tiles.ts"));
  expect(await told).toMatchObject({ type: "update", updates: [{ path: "/src/shell.ts" }] });
  const next = await Promise.all([...loaded].map(load));
  expect(next.filter((code) => code.includes("TILES = 2"))).toHaveLength(2);
  expect(next.filter((code) => code.includes("TILES = 1"))).toHaveLength(0);
});
