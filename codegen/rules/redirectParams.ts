import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import type { LinkedRoute, RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { readableRoutes } from "./readableRoutes";
import type { Rule } from "./rule";

/** A redirect fills the parameters of its target from its own, and does not lead to itself. */
export const redirectParams: Rule = function* (model) {
  const isReadable = readableRoutes(model);
  for (const route of model.routes.values()) {
    const target = route.document.redirect === undefined ? undefined : model.routes.get(route.document.redirect.to);
    if (target !== undefined && isReadable(route) && isReadable(target)) yield* redirectFindings(model, route, target);
  }
};

function* redirectFindings(model: RegistryModel, route: LinkedRoute, target: LinkedRoute): Iterable<Diagnostic> {
  const { redirect } = route.document;
  if (redirect === undefined) return;
  const at = below(route.place, "redirect");
  if (target.name === route.name || target.path === null || target.document.redirect !== undefined) {
    const why =
      target.name === route.name
        ? "leads to itself"
        : target.path === null
          ? "leads to a hidden frame"
          : `leads to "${target.name}", which redirects again`;
    yield finding(model.locate(below(at, "to")), "redirect-params", `"${route.name}" ${why}.`, {
      hint: "Write the name of a route with a page of its own.",
    });
    return;
  }
  const own = paramsOf(route.path ?? "").map(({ name }) => name);
  const taken = paramsOf(target.path);
  const takenNames = taken.map(({ name }) => name);
  for (const [name, from] of Object.entries(redirect.params ?? {})) {
    if (!takenNames.includes(name)) {
      yield finding(
        model.locate(below(at, "params", name), "key"),
        "redirect-params",
        `"${name}" is not a parameter of "${target.name}"${didYouMean(name, takenNames) || "."}`,
        {
          hint: `Its address is ${target.path}.`,
        },
      );
    }
    if (!own.includes(from)) yield ownMissing(model, below(at, "params", name), from, own);
  }
  for (const [key, from] of Object.entries(redirect.query ?? {}))
    if (!own.includes(from)) yield ownMissing(model, below(at, "query", key), from, own);
  for (const { name, param } of taken) {
    if (!isRequired(param) || Object.hasOwn(redirect.params ?? {}, name)) continue;
    yield finding(
      model.locate(below(at, "to")),
      "redirect-params",
      `"${target.name}" needs the parameter "${name}", which the redirect does not fill.`,
      {
        hint: `Add "params:" with "${name}: …", the parameter of this route to take it from.`,
      },
    );
  }
}

function ownMissing(model: RegistryModel, place: LinkedRoute["place"], name: string, own: readonly string[]): Diagnostic {
  return finding(model.locate(place), "redirect-params", `"${name}" is not a parameter of this route${didYouMean(name, own) || "."}`, {
    hint: own.length === 0 ? "This route has no parameters." : `Its parameters are ${own.join(", ")}.`,
  });
}
