import { fileURLToPath } from "node:url";
import { bundleHelpDesk } from "./helpDesk.mjs";
import { installPackages } from "./install.mjs";
import { studioLink } from "./studioLink.mjs";

const root = fileURLToPath(new URL("../", import.meta.url)).replace(/\/$/, "");

installPackages(root);
// Whatever the machine is set to: a page built as in production shows no findings.
process.env.NODE_ENV = "development";
// Where the demo server looks for it, as after a build.
await bundleHelpDesk(root, `${root}/dist/shell/chat-widget.js`);
const { createServer } = await import("vite");
const server = await createServer({
  root,
  plugins: [studioLink()],
  // The demo is always on, with passwords that anybody knows.
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 4173), strictPort: true },
});
await server.listen();
server.printUrls();
