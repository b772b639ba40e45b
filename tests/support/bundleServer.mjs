// node tests/support/bundleServer.mjs FILE [ENTRY]: writes the server of the product, or another of its programs, as one file.
import { fileURLToPath } from "node:url";
import { bundleServer } from "../../scripts/build.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");
await bundleServer(root, process.argv[2], process.argv[3]);
