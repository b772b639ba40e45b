import { join } from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "./workFolder.mjs";

/** The rules as the product runs them: bundled, without types. */
const ENTRY = `
export { matcherOf, trieOf } from "./routing/matcher";
export { matchPath } from "./routing/matchPath";
export { createResolver } from "./resolver/createResolver";
export { readProfile } from "./session/profile";
`;

export async function bundleDomain(file) {
  const entry = join(ROOT, "src/domain/bench-entry.ts");
  const bundle = await rolldown({
    input: entry,
    logLevel: "silent",
    // The entry is not on disk: nothing of a measure belongs among the sources.
    plugins: [{ name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? ENTRY : null) }],
  });
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
}
