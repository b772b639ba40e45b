import type { Code } from "./code";
import type { MessageText } from "./en";

/** Français. */
export const fr: Readonly<Record<Code, MessageText>> = {
  "unknown-route": {
    message: "La route « {name} » n'est déclarée par aucune application{suggestion}.",
    hint: "Corrigez le nom, ou déclarez la route dans applications/<domaine>/<application>.yaml.",
  },
  "other-place": { message: "l'autre est ici" },
};
