import type { Plugin } from "vite";

const MARK = "?frame";

/**
 * Watch mode: what pages in frames import of the generated modules are modules of their own, which come with the next page. Otherwise
 * each open page would load them anew with every save, before the shell can show it.
 */
export function frameModulesPlugin(pages = "src/examples", generated = "generated"): Plugin {
  let root = "";
  return {
    name: "clarine-frame-modules",
    apply: "serve",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer, options) {
      const isOfFrame = importer?.endsWith(MARK) || importer?.startsWith(`${root}/${pages}/`);
      const found = isOfFrame ? await this.resolve(source, importer, { ...options, skipSelf: true }) : null;
      return found?.id.startsWith(`${root}/${generated}/`) ? `${found.id}${MARK}` : found;
    },
    hotUpdate: ({ modules }) => modules.filter(({ id }) => !id?.endsWith(MARK)),
  };
}
