import { entriesNamed } from "../answer/entries";
import type { RegistryModel } from "../link/model";
import { hasAllSettings } from "../tables/documentOf";
import { registryTables } from "../tables/registryTables";
import { personaAskers } from "../viewer/personaViewer";
import { needing, type Rule, rule, type Violation } from "./rule";

/** What says who sees what: nothing can be said of it while some could not be read. */
const NEEDS = ["application", "domains", "entities", "grantFamily", "homes", "menu", "settings", "workshops"] as const;
const SHOWN = ["route", "tile", "section"];

export const personaRules: readonly Rule[] = [
  /** A sign-in without a token opens no herd, and one with a token needs a herd to open. */
  rule("persona-herds", "warning", function* (model) {
    for (const { file, document } of model.documents.persona) {
      const { id, login, herds } = document;
      if ((login === "none") === (herds.length === 0) || !model.isWhole({ file, path: [] })) continue;
      yield { at: { file, path: ["login"] }, params: { id, login, count: herds.length } };
    }
  }),
  /** A persona sees what it is promised. */
  needing(NEEDS, "persona-expects", "error", (model) => broken(model, "sees")),
  /** A persona is refused what it is promised to be refused. */
  needing(NEEDS, "persona-refuses", "error", (model) => broken(model, "refused")),
];

type Promises = Violation<"persona-expects" | "persona-refuses">;

function* broken(model: RegistryModel, side: "sees" | "refused"): Iterable<Promises> {
  const { documents, references, names } = model;
  const promised = documents.persona.filter(({ document }) => document.expect?.[side] !== undefined);
  // A grant or a route that nothing declares is another finding: nobody holds the one, and a tile to the other asks for nothing.
  const strays = references.filter(({ vocabulary, role, name }) => role === "refers" && !names.get(vocabulary)?.has(name));
  if (strays.some(({ vocabulary }) => vocabulary === "grant" || vocabulary === "route")) return;
  if (promised.length === 0 || !hasAllSettings(model) || documents.homes.length === 0) return;
  const registry = { model, tables: registryTables(model) };
  const askers = personaAskers(registry, true);
  const promises = new Set(promised.flatMap(({ document }) => document.expect?.[side] ?? []));
  const entries = new Map([...promises].map((name) => [name, entriesNamed(registry, name, "")] as const));
  for (const { file, document } of promised) {
    const asker = askers.get(document.id);
    for (const [n, name] of (document.expect?.[side] ?? []).entries())
      for (const { kind, ask } of asker === undefined ? [] : (entries.get(name) ?? [])) {
        if (!SHOWN.includes(kind) || ask === null || asker === undefined) continue;
        const { admitted, reason } = ask.opening(asker);
        if (admitted !== (side === "sees"))
          yield { at: { file, path: ["expect", side, n] }, params: { id: document.id, name, "@reason": reason } };
      }
  }
}
