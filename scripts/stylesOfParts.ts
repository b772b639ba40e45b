import { readFile } from "node:fs/promises";
import { type Plugin, preprocessCSS, type ResolvedConfig } from "vite";

const MARK = "\0styles-of-part:";
const OURS = "/src/loading/adoptStyles.ts";

/** Has the styles of parts that come with a press travel in the scripts of these, not in the one sheet of the page. */
export function stylesOfPartsPlugin(files: RegExp): Plugin {
  let config: ResolvedConfig;
  return {
    name: "styles-of-parts",
    apply: "build",
    enforce: "pre",
    configResolved: (resolved) => {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (!source.endsWith(".module.css")) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      // Without its ending, or it would be taken for a style sheet.
      return found && files.test(found.id) ? `${MARK}${found.id.replace(/\.css$/, "")}` : null;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return null;
      const file = `${id.slice(MARK.length)}.css`;
      const { code, modules } = await preprocessCSS(await readFile(file, "utf8"), file, config);
      const small = code.replaceAll(/\/\*.*?\*\/|\s+/gs, " ");
      return `import { adoptStyles } from "${OURS}";\nadoptStyles(${JSON.stringify(small)});\nexport default ${JSON.stringify(modules)};`;
    },
  };
}
