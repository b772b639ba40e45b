import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { listed, one, type Reference, unknownNames } from "./unknownNames";

/** Applications that other entries name must exist. */
export const unknownApplication: Rule = (model, { last }) =>
  unknownNames(model, references(model), {
    code: "unknown-application",
    what: "known application",
    known: model.applications,
    declared: () => [...model.applications.values()].map(({ id, place }) => ({ name: id, place })),
    had: (name) => last?.().had("application", name) ?? null,
    more: ({ place }) => (place.path.includes("covers") ? " When the application is gone, remove its name from this list." : ""),
    hint: "Write the id of an application, or add applications/<domain>/<id>.yaml.",
    // The nearest name is often that of the application itself, which is never meant.
    remedy: (reference) => (reference.place.path.at(-1) === "sharedWith" ? ownerRemedy(model, reference) : null),
  });

/** The application that owns the base which another one is said to share. */
function ownerRemedy(model: RegistryModel, { place }: Reference): string {
  const own = model.documents.application.find(({ file }) => file === place.file)?.document.frame?.base;
  const owner = model.documents.application.find(
    ({ file, document: { frame } }) => file !== place.file && frame?.base === own && frame?.sharedWith === undefined,
  );
  return owner === undefined
    ? `No other application is served under ${own}: remove "sharedWith".`
    : `Write ${owner.document.id}, which is served under ${own} too.`;
}

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
