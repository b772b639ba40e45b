import { fileURLToPath } from "node:url";
import { installPackages } from "./install.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/, "");

installPackages(root);
const { createServer } = await import("vite");
const server = await createServer({
  root,
  server: { host: process.env.HOST ?? "127.0.0.1", port: Number(process.env.PORT ?? 4173), strictPort: true },
});
await server.listen();
server.printUrls();
