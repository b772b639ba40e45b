import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** One slash, and no second one or backslash that a browser would take for the beginning of another site. */
const OF_THIS_SITE = /^\/(?![/\\])[^\s\\]*$/;

/** A parameter, in the form of a route or with a name that is not known. */
const PARAMETER = /(?<=\/):[A-Za-z]\w*|\{(?!numCheptel\})[^}]*\}?/;

/** The link of a tile is an address of this site, or one of another site that nobody can read or change on its way. */
export const tileLink: Rule = function* (model) {
  for (const { id, place, document } of model.tiles.values()) {
    const { link } = document;
    if (link === undefined) continue;
    const left = PARAMETER.exec(link)?.[0];
    if (left !== undefined) {
      yield finding(model.locate(below(place, "link")), "tile-link", `"${left}" in the link of the tile "${id}" is replaced by nothing.`, {
        hint: `The current herd is written {numCheptel}, and nothing else is replaced in a link: ${link.replace(PARAMETER, "{numCheptel}")}`,
      });
      continue;
    }
    if (OF_THIS_SITE.test(link) || isSecure(link)) continue;
    yield finding(
      model.locate(below(place, "link")),
      "tile-link",
      `The link "${link}" of the tile "${id}" is no address that a page may open.`,
      {
        hint: hintFor(link),
      },
    );
  }
};

function isSecure(link: string): boolean {
  return /^https:\/\/[^\s/\\?#]+\S*$/i.test(link) && URL.canParse(link);
}

function hintFor(link: string): string {
  const bare = /^(?:http:)?(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]\S*)?)$/i.exec(link)?.[1];
  const meant = bare === undefined ? "" : `Write "https://${bare}". `;
  return `${meant}A link is the whole address of a site, from https:// on, or a path of this one that starts with a slash: /orders/{numCheptel}.`;
}
