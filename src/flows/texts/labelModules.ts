import type { Texts } from "../../ports/texts";

/** The generated texts, each a chunk of its own, by the path of its file; those of the catalogue and the demo are for tools and servers. */
export const LABEL_MODULES = import.meta.glob<Texts>(["../../../generated/labels/*/*.ts", "!**/{catalogue,demo}.ts"], { import: "LABELS" });
