import { entriesNamed } from "../answer/entries";
import { toldReason } from "../explain/toldReason";
import type { LinkedRoute, LinkedTile, Place, Reference, RegistryModel } from "../link/model";
import { targetsOf } from "../link/targetsOf";
import { herdAskers } from "../snapshot/herdKinds";
import { hasAllSettings } from "../tables/documentOf";
import { registryTables } from "../tables/registryTables";
import { needing, type Rule, rule, type Violation } from "./rule";

/** What says who sees what: nothing can be said of it while some could not be read. */
const NEEDS = ["application", "domains", "entities", "grantFamily", "homes", "menu", "settings", "tabs", "workshops"] as const;

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
  const { documents } = model;
  const promised = documents.persona.filter(({ document }) => document.expect?.[side] !== undefined);
  const isSure = sureNames(model);
  if (promised.length === 0 || !hasAllSettings(model) || documents.homes.length * documents.tabs.length === 0 || isSure === null) return;
  const registry = { model, tables: registryTables(model) };
  const askers = herdAskers(registry, { online: true, mode: null });
  const promises = new Set(promised.flatMap(({ document }) => document.expect?.[side]?.filter(isSure) ?? []));
  const entries = new Map([...promises].map((name) => [name, entriesNamed(registry, name, "")] as const));
  for (const { file, document } of promised) {
    const own = askers.filter(({ id }) => id === document.id);
    for (const [n, name] of (document.expect?.[side] ?? []).entries())
      for (const { kind, ask } of entries.get(name) ?? []) {
        if (!["route", "tile", "section"].includes(kind) || ask === null) continue;
        const against = own.map(({ herd, asker }) => ({ ...ask.opening(asker), herd })).filter((one) => one.admitted !== (side === "sees"));
        const [first] = against;
        if (first === undefined) continue;
        // What holds with none of them is no matter of a herd.
        const herds = against.length === own.length ? [] : against.flatMap(({ herd }) => herd ?? []);
        const where = (["", "inHerd"] as const)[herds.length] ?? ("inHerds" as const);
        const option = herds.length === 0 ? "" : ` --herd ${herds[0]}`;
        const params = { id: document.id, name, "@reason": toldReason(registry, ask, first), "#in": where, herd: herds.join(", "), option };
        yield { at: { file, path: ["expect", side, n] }, params };
      }
  }
}

/** What can be told although grants or routes are declared nowhere, which is another finding; null: nothing, the shell asks for one. */
function sureNames({ documents, references, names, routes, tiles }: RegistryModel): ((name: string) => boolean) | null {
  const isStray = ({ vocabulary, role, name }: Reference) => role === "refers" && names.get(vocabulary)?.has(name) !== true;
  const strays = references.filter((one) => ["grant", "route"].includes(one.vocabulary) && isStray(one));
  if (documents.settings.some(({ file }) => strays.some(({ place }) => place.file === file))) return null;
  const isIn = ({ file, path }: Place) =>
    strays.some(({ place }) => place.file === file && path.every((step, n) => place.path[n] === step));
  const isSureRoute = (route: LinkedRoute | undefined) => route === undefined || !(isIn(route.place) || isIn(route.access.at));
  const isSureTile = ({ place, document }: LinkedTile) =>
    !isIn(place) && targetsOf(document).every(({ route }) => isSureRoute(routes.get(route)));
  return (name) => {
    const ofName = [...tiles.values()].filter(({ id, section }) => id === name || section === name);
    return isSureRoute(routes.get(name)) && ofName.every(isSureTile);
  };
}
