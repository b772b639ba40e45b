import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Namespaces of the texts that views name by accessors: `welcomeText.login.title`. */
const NAMESPACES = ["welcome", "account", "shell", "pages", "herds", "palette"];
const ACCESSOR = new RegExp(`(?<!typeof )\\b(?:${NAMESPACES.join("|")})Text((?:\\.\\w+|\\["[^"]+"\\])+)`, "g");

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

/**
 * The longest part of an accessor that is a key becomes that key, a group of them that is chosen from as the page runs an object of them;
 * what is no text stays as it is.
 */
export function withKeys(code: string, keys: ReadonlySet<string>): string {
  return code.replace(ACCESSOR, (accessor, path: string) => {
    const parts = path.match(/\.\w+|\["[^"]+"\]/g) ?? [];
    const names = parts.map((part) => part.replace(/^\.|^\["|"\]$/g, ""));
    for (let length = parts.length; length > 0; length--) {
      const key = names.slice(0, length).join(".");
      if (keys.has(key)) return JSON.stringify(key) + parts.slice(length).join("");
    }
    const group = groupOf(`${names.join(".")}.`, keys);
    return group === "{}" ? accessor : `(${group})`;
  });
}

/** `{"a":"group.a","more":{"b":"group.more.b"}}`. */
function groupOf(prefix: string, keys: ReadonlySet<string>): string {
  const inside = [...keys].filter((key) => key.startsWith(prefix));
  const names = new Set(inside.map((key) => key.slice(prefix.length).split(".")[0] ?? ""));
  const entries = [...names].map((name) => {
    const key = prefix + name;
    return `${JSON.stringify(name)}:${keys.has(key) ? JSON.stringify(key) : groupOf(`${key}.`, keys)}`;
  });
  return `{${entries.join()}}`;
}

async function readKeys(folder: string): Promise<ReadonlySet<string>> {
  const files = await Promise.all(NAMESPACES.map((namespace) => readFile(join(folder, `${namespace}.ts`), "utf8")));
  return new Set(files.flatMap((text) => [...text.matchAll(/^ {2}"?([\w.-]+)"?: /gm)].map(([, key = ""]) => key)));
}
