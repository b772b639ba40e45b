import type { LabelFiles, Texts } from "../../ports/texts";

const FOLDER = "../../../generated/labels";

const files = import.meta.glob<{ readonly LABELS: Texts }>("../../../generated/labels/*/*.ts");

/** The generated texts, each a chunk of its own; in watch mode a new version of this module brings new ones. */
export function createLabelFiles(): LabelFiles {
  let current = files;
  const listeners = new Set<() => void>();
  import.meta.hot?.accept((next) => {
    if (next === undefined) return;
    current = next.labelModules();
    for (const listener of [...listeners]) listener();
  });
  return {
    load: async (language, namespace) => {
      const load = current[`${FOLDER}/${language}/${namespace}.ts`];
      return load === undefined ? {} : (await load()).LABELS;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What the module that takes over in watch mode hands to the one that runs. */
export function labelModules(): typeof files {
  return files;
}
