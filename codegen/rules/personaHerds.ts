import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** A sign-in without a token opens no herd, and one with a token needs a herd to open. */
export const personaHerds: Rule = function* (model) {
  for (const { file, document } of model.documents.persona) {
    const { id, login, herds } = document;
    if (login === "none" && herds.length > 0) {
      const hint = `Write "login: oneToken", or "login: tokenPerHerd" to choose among several; an account that is to open nothing has "herds: []".`;
      const message = `"${id}" has ${herds.length === 1 ? "a herd" : `${herds.length} herds`}, but its sign-in opens none.`;
      yield finding(model.locate({ file, path: ["login"] }), "persona-herds", message, { hint, severity: "warning" });
    } else if (login !== "none" && herds.length === 0) {
      const hint = `Add a herd, or write "login: none" for an account that is to open nothing.`;
      const message = `"${id}" has no herd to open after its sign-in.`;
      yield finding(model.locate({ file, path: ["herds"] }, "key"), "persona-herds", message, { hint, severity: "warning" });
    }
  }
};
