import type { Place, RegistryModel } from "../link/model";
import { loginPath } from "../tables/applicationsOf";
import { below, keyOf, type Spot } from "./places";
import { repeated } from "./repeated";
import { type Rule, rule } from "./rule";

/** A value that nothing else of its kind may have. */
interface Single {
  readonly key: string;
  readonly value: string | number;
  /** What has it, as people call it. */
  readonly owner: string;
  /** Within what it has to be the only one. */
  readonly among: string;
  readonly place: Spot;
}

interface List {
  readonly list: readonly unknown[];
  readonly path: Place["path"];
}

export const valueRules: readonly Rule[] = [
  /** Values by which the product tells one from the other stand once. */
  rule("value-twice", "error", (model) => twice([...ofSessions(model), ...ofPages(model), ...ofVocabularies(model)])),
  /** Values that things side by side may share, though hardly anybody wants it. */
  rule("value-shared", "warning", function* (model) {
    const orders = model.documents.menu.map(({ file, document }): Single => {
      return { key: "order", value: document.order, owner: document.id, among: "order", place: { file, path: ["order"] } };
    });
    const countries = model.documents.languages.flatMap(({ file, document }) =>
      document.languages.map(({ id, country }, n): Single => {
        return { key: "country", value: country, owner: id, among: "country", place: { file, path: ["languages", n, "country"] } };
      }),
    );
    yield* twice([...orders, ...countries]);
  }),
  /** A list of names holds each of them once; a page that somebody may not open is not opened in its own place. */
  rule("duplicate-entry", "warning", function* (model) {
    for (const { file, document } of Object.values(model.documents).flat()) {
      for (const { list, path } of listsIn(document, [])) {
        for (const { entry, first } of repeated(list.entries(), ([, text]) => String(text)))
          yield {
            at: { file, path: [...path, entry[0]] },
            params: { text: String(entry[1]) },
            related: { file, path: [...path, first[0]] },
          };
      }
    }
    for (const { place, document } of model.tiles.values()) {
      const others = (document.orElse ?? []).map(({ route }, n) => ({ route, place: below(place, "orElse", n, "route") }));
      for (const { entry, first } of repeated([{ route: document.route, place: below(place, "route") }, ...others], ({ route }) => route))
        yield { at: entry.place, params: { text: entry.route ?? "" }, related: first.place };
    }
  }),
];

function* twice(singles: Iterable<Single>) {
  for (const { entry, first } of repeated(singles, ({ among, value }) => `${among}\n${value}`)) {
    const params = { key: entry.key, value: entry.value, other: first.owner };
    yield { at: entry.place, params, related: first.place };
  }
}

/** People sign in with their e-mail and follow each herd once. */
function* ofSessions({ documents }: RegistryModel): Iterable<Single> {
  for (const { file, document } of documents.persona) {
    const value = document.profile.email.toLowerCase();
    yield { key: "email", value, owner: document.id, among: "emails", place: { file, path: ["profile", "email"] } };
    for (const [n, { numCheptel, raisonSociale }] of document.herds.entries()) {
      const place = { file, path: ["herds", n, "numCheptel"] };
      yield { key: "numCheptel", value: numCheptel, owner: raisonSociale, among: `herds of ${document.id}`, place };
    }
  }
}

/** A login goes to one application, a page of the shell has one address. */
function* ofPages(model: RegistryModel): Iterable<Single> {
  const calls = Object.assign({}, ...model.documents.calls.map(({ document }) => document.calls));
  for (const { id, place, document } of model.applications.values()) {
    const value = document.login === undefined ? "" : loginPath(id, document.login, calls).replace(/\/$/, "");
    // A call that is not declared is another finding.
    if (value !== "") yield { key: "login", value, owner: id, among: "logins", place: keyOf({ file: place.file, path: ["login"] }) };
  }
  for (const { name, place, document } of model.routes.values())
    if (document.screen !== undefined)
      yield { key: "screen", value: document.screen, owner: name, among: "screens", place: below(place, "screen") };
}

function* ofVocabularies({ documents }: RegistryModel): Iterable<Single> {
  for (const { file, document } of documents.entities)
    for (const [p, { part, values }] of document.lifeCycle.entries())
      for (const [v, { id, bit }] of values.entries())
        yield {
          key: "bit",
          value: bit,
          owner: `${part}.${id}`,
          among: "bits",
          place: { file, path: ["lifeCycle", p, "values", v, "bit"] },
        };
  for (const { file, document } of documents.shops)
    for (const [n, shop] of document.shops.entries())
      for (const key of ["typo", "flag"] as const)
        yield { key, value: shop[key], owner: shop.value, among: key, place: { file, path: ["shops", n, key] } };
  for (const { file, document } of documents.languages) {
    for (const [n, { id }] of document.languages.entries())
      yield { key: "id", value: id, owner: id, among: "languages", place: { file, path: ["languages", n, "id"] } };
    for (const [n, { id, aliases }] of document.languages.entries())
      for (const [a, value] of [...new Set(aliases)].entries())
        yield { key: "aliases", value, owner: id, among: "languages", place: { file, path: ["languages", n, "aliases", a] } };
  }
  for (const { file, document } of documents.settings)
    for (const key of ["thousands", "decimal"] as const)
      yield { key, value: document.formats[key], owner: key, among: "separators", place: { file, path: ["formats", key] } };
}

/** Lists of texts, but for parts of an address (`params`), which may repeat. */
function* listsIn(value: unknown, path: Place["path"]): Iterable<List> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value) && typeof value[0] === "string") yield { list: value, path };
  else
    for (const [key, inner] of Object.entries(value))
      if (key !== "params" && key !== "label") yield* listsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
