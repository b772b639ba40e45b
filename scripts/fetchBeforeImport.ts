import type { BuildOptions, Plugin } from "vite";

/** The module in which Vite keeps what an `import()` of the built page goes through. */
const HELPER = "\0vite/preload-helper.js";
const OURS = "/src/loading/importFetched.ts";

/** Has an `import()` of the built page fetch its files first (src/loading/importFetched.ts). */
export function fetchBeforeImportPlugin(): Plugin {
  return {
    name: "fetch-before-import",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === HELPER ? `export { importFetched as __vitePreload } from "${OURS}";` : null),
  };
}

/** Files of an `import()`: its own first, which Vite leaves out where it is the only one. */
export const WITH_OWN_FILE: BuildOptions["modulePreload"] = {
  polyfill: false,
  resolveDependencies: (file, files) => [...new Set([file, ...files])],
};
