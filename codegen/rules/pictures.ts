import { suggest } from "../diagnostic/suggest";
import type { Place } from "../link/model";
import { type Rule, rule } from "./rule";

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+=(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/g;
const PATH = /\sd=(?:"([^"]*)"|'([^']*)')/;
/** A move, then commands of SVG with their numbers. */
const DRAWN = /^\s*[Mm][\sMmLlHhVvCcSsQqTtAaZz\d.,eE+-]*$/;

interface Wanted {
  readonly name: string;
  readonly known: ReadonlySet<string>;
  readonly folder: string;
  readonly place: Place;
}

export const pictureRules: readonly Rule[] = [
  /** A drawing that is not whole shows nothing, or spoils what stands behind it. */
  rule("icon-drawing", "error", function* (model) {
    for (const { file, document } of model.documents.icons)
      for (const [name, body] of Object.entries(document.icons))
        if (!isDrawing(body)) yield { at: { file, path: ["icons", name] }, params: { name } };
  }),
  /** Pictures that settings name are files of the product. */
  rule("missing-picture", "error", function* (model, { pictures }) {
    if (pictures === undefined) return;
    for (const { file, document } of model.documents.settings) {
      const ofLogo = { known: pictures.logos, folder: "src/views/publicPages/logos" };
      const ofIcon = { known: pictures.icons, folder: "public" };
      const { logo, installed } = document;
      const wanted: readonly Wanted[] = [
        { name: logo.default, ...ofLogo, place: { file, path: ["logo", "default"] } },
        ...logo.special.map(({ asset }, n) => ({ name: asset, ...ofLogo, place: { file, path: ["logo", "special", n, "asset"] } })),
        ...installed.icons.map((icon, n) => ({ name: icon.file, ...ofIcon, place: { file, path: ["installed", "icons", n, "file"] } })),
      ];
      for (const { name, known, folder, place } of wanted)
        if (!known.has(name)) yield { at: place, params: { name, folder, suggestion: suggest(name, [...known]) } };
    }
  }),
];

function isDrawing(body: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = "", attributes = "", alone] of body.matchAll(TAG)) {
    const path = PATH.exec(attributes);
    if (path !== null && !DRAWN.test(path[1] ?? path[2] ?? "")) return false;
    if (closing === "/" && open.pop() !== name) return false;
    if (closing === "" && alone === "") open.push(name);
  }
  return open.length === 0 && body.replace(TAG, "").trim() === "";
}
