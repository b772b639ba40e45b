import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import type { Place, RegistryModel } from "../link/model";
import type { Rule } from "./rule";

/** Pictures that settings name are files of the product. */
export const missingPicture: Rule = function* (model, { pictures }) {
  if (pictures === undefined) return;
  for (const { file, document } of model.documents.settings) {
    const { logo, installed } = document;
    const logos = [
      { name: logo.default, place: { file, path: ["logo", "default"] } },
      ...logo.special.map(({ asset }, index) => ({ name: asset, place: { file, path: ["logo", "special", index, "asset"] } })),
    ];
    const icons = installed.icons.map((icon, index) => ({ name: icon.file, place: { file, path: ["installed", "icons", index, "file"] } }));
    yield* missing(model, logos, pictures.logos, { what: "logo", folder: "src/views/publicPages/logos", ending: ".svg" });
    yield* missing(model, icons, pictures.icons, { what: "icon", folder: "public", ending: "" });
  }
};

interface Wanted {
  readonly name: string;
  readonly place: Place;
}

function* missing(
  model: RegistryModel,
  wanted: readonly Wanted[],
  known: ReadonlySet<string>,
  { what, folder, ending }: { readonly what: string; readonly folder: string; readonly ending: string },
): Iterable<Diagnostic> {
  for (const { name, place } of wanted) {
    if (known.has(name)) continue;
    const message = `There is no ${what} "${name}"${didYouMean(name, known) || "."}`;
    yield finding(model.locate(place), "missing-picture", message, {
      hint: `Write the name of a file in ${folder}/, or put ${name}${ending} there. Known: ${[...known].join(", ")}.`,
    });
  }
}
