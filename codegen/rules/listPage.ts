import { finding, relatedTo } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import type { Rule } from "./rule";
import { repeatedEntries } from "./unknownList";

/** A page that an entry of a list has under a name near that of one asked for, which it lacks: what repeats over the list leaves it out. */
export const listPage: Rule = function* (model) {
  const asking = [...repeatedEntries(model)];
  for (const { file, document } of model.documents.list) {
    const havings = asking.flatMap(({ each, place }) =>
      each.list === document.id && each.having !== undefined ? [{ page: each.having, place }] : [],
    );
    const had = new Set(document.items.flatMap(({ pages }) => pages ?? []));
    // A page that no entry has is told where it is asked for.
    const wanted = new Map(havings.filter(({ page }) => had.has(page)).map((one) => [one.page, one.place]));
    for (const [index, { id, pages = [] }] of document.items.entries()) {
      const lacking = [...wanted.keys()].filter((page) => !pages.includes(page));
      for (const [at, page] of pages.entries()) {
        const meant = havings.some((one) => one.page === page) ? null : suggest(page, lacking);
        const asker = wanted.get(meant ?? "");
        if (asker === undefined) continue;
        yield finding(
          model.locate({ file, path: ["items", index, "pages", at] }),
          "list-page",
          `"${page}" of "${id}" is a page that nothing asks for; did you mean "${meant}"?`,
          {
            hint: `Write ${meant}, as in "having: ${meant}".`,
            related: relatedTo(model.locate({ ...asker, path: [...asker.path, "having"] }), `"${meant}" is asked for here`),
          },
        );
      }
    }
  }
};
