import { once } from "../kept/kept";
import type { Place } from "../link/model";
import { inFile, keyOf } from "../link/places";
import { loginPath } from "../tables/applicationsOf";
import { repeated } from "./repeated";
import { type Rule, rule } from "./rule";

interface List {
  readonly list: readonly unknown[];
  readonly path: Place["path"];
}

export const duplicateValueRules: readonly Rule[] = [
  /** A login goes to one application; other values that stand once are names, which the schema says. */
  rule("value-twice", "error", function* (model) {
    const calls = Object.assign({}, ...model.documents.calls.map(({ document }) => document.calls));
    const logins = [...model.applications.values()].flatMap(({ id, place: { file }, document: { login } }) => {
      // A call that is not declared is another finding.
      const value = login === undefined ? "" : loginPath(id, login, calls).replace(/\/$/, "");
      return value === "" ? [] : [{ id, value, place: keyOf({ file, path: ["login"] }) }];
    });
    for (const { entry, first } of repeated(logins, ({ value }) => value))
      yield { at: entry.place, params: { key: "login", value: entry.value, other: first.id }, related: first.place };
  }),
  /** A code stands for one application that is sold apart: two with one code are opened together. */
  rule("code-twice", "warning", function* (model) {
    for (const { entry, first } of repeated(model.applications.values(), ({ document }) => document.code)) {
      const params = { id: entry.id, other: first.id, code: entry.document.code ?? "" };
      yield { at: inFile(entry, "code"), params, related: inFile(first, "code") };
    }
  }),
  /** A list of names holds each of them once. */
  rule("duplicate-entry", "warning", function* (model) {
    for (const { file, document } of Object.values(model.documents).flat())
      for (const { list, path } of listsOf(document))
        for (const { entry, first } of repeated(list.entries(), ([, text]) => String(text))) {
          const at = { file, path: [...path, entry[0]] };
          yield { at, params: { text: String(entry[1]) }, related: { file, path: [...path, first[0]] } };
        }
  }),
];

const listsOf = once((document: object): readonly List[] => [...listsIn(document, [])].filter(({ list }) => list.length > 1));

/** Lists of texts, but for parts of an address (`params`), which may repeat. */
function* listsIn(value: unknown, path: Place["path"]): Iterable<List> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value) && typeof value[0] === "string") yield { list: value, path };
  else
    for (const [key, inner] of Object.entries(value))
      if (key !== "params" && key !== "label") yield* listsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
