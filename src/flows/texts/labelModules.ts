import type { Texts } from "../../ports/texts";

/** The generated texts, each a chunk of its own, by the path of its file. */
export const LABEL_MODULES = import.meta.glob<Texts>("../../../generated/labels/*/*.ts", { import: "LABELS" });
