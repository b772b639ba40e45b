import type { LabelFiles } from "../../ports/texts";
import { LABEL_MODULES } from "./labelModules";

const FOLDER = "../../../generated/labels";

let modules = LABEL_MODULES;
const listeners = new Set<() => void>();

// Watch mode: accepted here and not in the module that changes, which would lose its listeners with every change.
import.meta.hot?.accept("./labelModules", (next) => {
  if (next === undefined) return;
  modules = next.LABEL_MODULES;
  for (const listener of [...listeners]) listener();
});

/** The generated texts; in watch mode those of the last good registry. */
export function createLabelFiles(): LabelFiles {
  return {
    load: async (language, namespace) => (await modules[`${FOLDER}/${language}/${namespace}.ts`]?.()) ?? {},
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
