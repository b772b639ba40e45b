import { join } from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "./workFolder.mjs";

const ENTRY = `
export { createProver } from "./prover";
export { proveHomes } from "../coverage/homeProofs";
export { tileClaims } from "./tileClaims";
export { matcherOf } from "../../src/domain/routing/matcher";
`;

/** The proofs of the registry tool, bundled as the tool is. */
export async function bundleProver(file) {
  const entry = join(ROOT, "codegen/prove/bench-entry.ts");
  const bundle = await rolldown({
    input: entry,
    logLevel: "silent",
    // The entry is not on disk: nothing of a measure belongs among the sources.
    plugins: [{ name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? ENTRY : null) }],
  });
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
}
