import { claim, type LinkContext } from "./linkContext";
import type { Place } from "./model";

/** Reports ids that are repeated in the small vocabularies, where they stand in lists. */
export function duplicateEntries(context: LinkContext): void {
  const { documents } = context;
  const check = (what: string, entries: Iterable<readonly [string, Place]>): void => {
    const names = new Map<string, { place: Place }>();
    for (const [name, place] of entries) claim(context, names, name, { place }, what);
  };
  check(
    "user",
    documents.persona.map(({ file, document }) => [document.id, { file, path: ["id"] }]),
  );
  check(
    "grant family",
    documents.grantFamily.map(({ file, document }) => [document.id, { file, path: ["id"] }]),
  );
  check(
    "list",
    documents.list.map(({ file, document }) => [document.id, { file, path: ["id"] }]),
  );
  for (const { file, document } of documents.list)
    check(
      "entry",
      listed(
        file,
        ["items"],
        "id",
        document.items.map(({ id }) => id),
      ),
    );
  for (const { file, document } of documents.domains)
    check(
      "domain",
      listed(
        file,
        ["domains"],
        "id",
        document.domains.map(({ id }) => id),
      ),
    );
  for (const { file, document } of documents.languages)
    check(
      "language",
      listed(
        file,
        ["languages"],
        "id",
        document.languages.map(({ id }) => id),
      ),
    );
  for (const { file, document } of documents.shops)
    check(
      "shop",
      listed(
        file,
        ["shops"],
        "value",
        document.shops.map(({ value }) => value),
      ),
    );
  for (const { file, document } of documents.dashboards)
    check(
      "dashboard tile",
      listed(
        file,
        ["tiles"],
        "id",
        document.tiles.map(({ id }) => id),
      ),
    );
  for (const { file, document } of documents.tabs) {
    check(
      "desktop tab",
      listed(
        file,
        ["desktop"],
        "id",
        document.desktop.map(({ id }) => id),
      ),
    );
    check(
      "mobile button",
      listed(
        file,
        ["mobile"],
        "id",
        document.mobile.map(({ id }) => id),
      ),
    );
  }
  for (const { file, document } of documents.entities) {
    const { lifeCycle: _lifeCycle, origins: _origins, ...vocabularies } = document;
    for (const [key, entries] of Object.entries(vocabularies))
      check(
        "entry",
        listed(
          file,
          [key],
          "id",
          entries.map(({ id }) => id),
        ),
      );
  }
}

function listed(file: string, under: readonly string[], key: string, names: readonly string[]): (readonly [string, Place])[] {
  return names.map((name, index) => [name, { file, path: [...under, index, key] }]);
}
