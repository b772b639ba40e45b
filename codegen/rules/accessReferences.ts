import type { Place, RegistryModel } from "../link/model";
import type { AccessDocument } from "../schema/common";

export interface PlacedAccess {
  readonly access: Exclude<AccessDocument, string>;
  readonly place: Place;
}

/** Every access written as conditions: of domains, applications, routes and tiles. */
export function* accessReferences(model: RegistryModel): Iterable<PlacedAccess> {
  for (const { file, document } of model.documents.domains) {
    for (const [index, { access }] of document.domains.entries()) yield* written(access, { file, path: ["domains", index, "access"] });
  }
  for (const { file, document } of model.documents.application) yield* written(document.access, { file, path: ["access"] });
  for (const { place, document } of model.routes.values()) yield* written(document.access, below(place, "access"));
  for (const { place, document } of model.tiles.values()) yield* written(document.access, below(place, "access"));
}

export function below(place: Place, ...path: Place["path"]): Place {
  return { file: place.file, path: [...place.path, ...path] };
}

function* written(access: AccessDocument | undefined, place: Place): Iterable<PlacedAccess> {
  if (typeof access === "object") yield { access, place };
}
