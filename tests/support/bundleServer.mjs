// node tests/support/bundleServer.mjs FILE: writes the server of the product as one file.
import { fileURLToPath } from "node:url";
import { bundleServer } from "../../scripts/build.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");
await bundleServer(root, process.argv[2]);
