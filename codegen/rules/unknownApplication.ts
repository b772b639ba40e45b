import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { listed, one, type Reference, unknownNames } from "./unknownNames";

/** Applications that other entries name must exist. */
export const unknownApplication: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-application",
    what: "known application",
    known: model.applications,
    hint: "Write the id of an application, or add applications/<domain>/<id>.yaml.",
  });

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { file, document } of model.documents.application) yield* one(document.frame?.sharedWith, file, ["frame", "sharedWith"]);
  for (const { file, document } of model.documents.settings) {
    const { stateManager, map } = document.framePool;
    for (const [key, name] of Object.entries({ stateManager, map })) yield { name, place: { file, path: ["framePool", key] } };
  }
  for (const { file, document } of model.documents.dashboards) {
    for (const [index, tile] of document.tiles.entries())
      yield { name: tile.application, place: { file, path: ["tiles", index, "application"] } };
  }
  for (const { file, document } of model.documents.domains) {
    for (const [d, domain] of document.domains.entries()) {
      for (const [c, part] of (domain.covers ?? []).entries())
        yield* listed(part.applications, file, ["domains", d, "covers", c, "applications"]);
    }
  }
}
