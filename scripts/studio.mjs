import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "./install.mjs";

const root = fileURLToPath(new URL("../", import.meta.url)).replace(/\/$/, "");
const PORT = 4174;

/** Starts the registry studio on this machine; resolves to its address. `project`: whose registry, and whose git. */
export async function startStudio({ port = PORT, project = root } = {}) {
  const { createServer } = await import("vite");
  const { default: react } = await import("@vitejs/plugin-react");
  const vite = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    cacheDir: "node_modules/.cache/studio",
    plugins: [react()],
    // It is asked through the guard of the studio alone, and a page is loaded anew by hand.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null, cors: false },
    optimizeDeps: { entries: ["src/studio/main.tsx"] },
  });
  const { openStudio } = await vite.ssrLoadModule("/codegen/studio/openStudio.ts");
  const { createStudioServer } = await vite.ssrLoadModule("/codegen/studio/studioServer.ts");
  const token = randomBytes(24).toString("base64url");
  const studio = openStudio({
    root,
    project,
    registry: join(project, "registry"),
    shown: "registry",
    today: () => new Date().toISOString().slice(0, "YYYY-MM-DD".length),
  });
  const page = (request, response) => {
    if ((request.url ?? "/").split("?")[0] !== "/") return vite.middlewares(request, response, () => response.writeHead(404).end());
    const document = readFileSync(join(root, "src/studio/index.html"), "utf8").replace("{token}", token);
    vite.transformIndexHtml("/src/studio/index.html", document).then(
      (html) => response.setHeader("Content-Type", "text/html; charset=utf-8").end(html),
      (error) => response.writeHead(500).end(error.message),
    );
  };
  const server = createStudioServer(studio, token, page);
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${server.address().port}/`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages(root);
  process.env.NODE_ENV = "development";
  const project = process.argv[2] ?? root;
  const address = await startStudio({ port: Number(process.env.PORT ?? PORT), project });
  console.log(`Le studio du registre : ${address}`);
}
