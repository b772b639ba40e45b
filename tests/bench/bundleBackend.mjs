import { join } from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "./workFolder.mjs";

/** The server of the product with one address more: a hash alone, in the same process and through the same middleware as a login. */
const ENTRY = `
import { serve } from "@hono/node-server";
import { DEMO } from "../../generated/settings";
import { createPasswords } from "./credentials/passwords";
import { openServer } from "./openServer";

const { DATABASE, PORT } = process.env;
const passwords = createPasswords();
const hash = await passwords.hash(DEMO.password);
const server = await openServer({ database: DATABASE, shellDir: ".", demo: true, passwords });
const hashAlone = async () => new Response(String(await passwords.verify(hash, DEMO.password)));
const fetch = (request, env) => (request.url.endsWith("/bench/hash") ? hashAlone() : server.site(request, env));
serve({ fetch, port: Number(PORT), hostname: "127.0.0.1" }, ({ port }) => console.log("listening on " + port));
`;

export function bundleBackend(file) {
  return bundleServer(file, ENTRY);
}

/** An entry beside the sources of the server. Written among the packages, so that it finds its own. */
export async function bundleServer(file, source) {
  const entry = join(ROOT, "src/server/bench-entry.js");
  const bundle = await rolldown({
    input: entry,
    platform: "node",
    logLevel: "silent",
    // The entry is not on disk: nothing of a measure belongs among the sources.
    plugins: [{ name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? source : null) }],
    external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("\0"),
  });
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
}
