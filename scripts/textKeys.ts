import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Namespaces of the texts that views name by accessors: `welcomeText.login.title`. */
const NAMESPACES = ["welcome", "account", "shell", "pages", "herds"];
const ACCESSOR = new RegExp(`\\b(?:${NAMESPACES.join("|")})Text((?:\\.\\w+|\\["[^"]+"\\])+)`, "g");

/**
 * Writes the key of a text where a built page names it. The accessors stay what people write and the compiler checks; in the
 * page they would travel whole, with the keys of every other page.
 */
export function textKeysPlugin(out = "generated"): Plugin {
  let root = "";
  let keys: Promise<ReadonlySet<string>> | null = null;
  return {
    name: "clarine-text-keys",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    // Read when the first module asks: by then the registry has been generated.
    buildStart() {
      keys = null;
    },
    transform: {
      filter: { id: /\/src\/(?:flows|views)\/.*\.tsx?$/ },
      async handler(code) {
        keys ??= readKeys(join(root, out, "labels/fr"));
        return { code: withKeys(code, await keys), map: null };
      },
    },
  };
}

/** The longest part of an accessor that is a key becomes that key; what is no text stays as it is. */
export function withKeys(code: string, keys: ReadonlySet<string>): string {
  return code.replace(ACCESSOR, (accessor, path: string) => {
    const parts = path.match(/\.\w+|\["[^"]+"\]/g) ?? [];
    for (let length = parts.length; length > 0; length--) {
      const key = parts
        .slice(0, length)
        .map((part) => part.replace(/^\.|^\["|"\]$/g, ""))
        .join(".");
      if (keys.has(key)) return JSON.stringify(key) + parts.slice(length).join("");
    }
    return accessor;
  });
}

async function readKeys(folder: string): Promise<ReadonlySet<string>> {
  const files = await Promise.all(NAMESPACES.map((namespace) => readFile(join(folder, `${namespace}.ts`), "utf8")));
  return new Set(files.flatMap((text) => [...text.matchAll(/^ {2}"?([\w.-]+)"?: /gm)].map(([, key = ""]) => key)));
}
