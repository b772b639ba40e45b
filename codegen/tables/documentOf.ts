import type { RegistryModel } from "../link/model";
import type { DocumentOf, Kind } from "../schema/kinds";
import { type SettingsDocument, settings } from "../schema/settings";

/** The one document of a kind that stands in a single file. The check reports missing files: only a registry that was not checked lacks one. */
export function documentOf<K extends Kind>(model: RegistryModel, kind: K): DocumentOf<K> {
  const [first] = model.documents[kind];
  if (first === undefined) throw new Error(`the registry holds no ${kind} file`);
  return first.document;
}

/** The settings of all their files. Only of a registry that was not checked may a block be lacking. */
export function settingsOf({ documents }: Pick<RegistryModel, "documents">): SettingsDocument {
  return Object.assign({}, ...documents.settings.map(({ document }) => document));
}

/** Whether each block of the settings could be read. */
export function hasAllSettings(model: RegistryModel): boolean {
  return Object.keys(settings.shape).every((block) => Object.hasOwn(settingsOf(model), block));
}
