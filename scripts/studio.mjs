import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "./install.mjs";

const root = fileURLToPath(new URL("../", import.meta.url)).replace(/\/$/, "");
const PORT = 4174;

/** Starts the registry studio on this machine; resolves to its address. `project`: whose registry, and whose git. */
export async function startStudio({ port = PORT, project = root } = {}) {
  const { createServer } = await import("vite");
  // Loads the sources of the server, and answers nobody.
  const loader = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { studioAnswers } = await loader.ssrLoadModule("/codegen/studio/studioAnswers.ts");
  const { createStudioServer } = await loader.ssrLoadModule("/codegen/studio/studioServer.ts");
  const { layoutStylesPlugin } = await loader.ssrLoadModule("/scripts/layoutStyles.ts");
  const studio = studioAnswers({
    root,
    project,
    registry: join(project, "registry"),
    shown: "registry",
    today: () => new Date().toISOString().slice(0, "YYYY-MM-DD".length),
  });
  const server = createStudioServer(studio, randomBytes(24).toString("base64url"), await bundlePage([layoutStylesPlugin()]));
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${server.address().port}/`;
}

/** The files of the page by their address, made anew with every start and kept nowhere. */
async function bundlePage(plugins) {
  const { build } = await import("vite");
  const { default: react } = await import("@vitejs/plugin-react");
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [react(), ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, "src/studio/index.html") } },
  });
  return new Map(output.map((file) => [`/${file.fileName}`, file.type === "asset" ? file.source : file.code]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages(root);
  process.env.NODE_ENV = "development";
  const project = process.argv[2] ?? root;
  const address = await startStudio({ port: Number(process.env.PORT ?? PORT), project });
  console.log(`Le studio du registre : ${address}`);
}
