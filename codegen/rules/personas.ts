import { decideGrant } from "../../src/domain/grants/decideGrant";
import { suggest } from "../diagnostic/suggest";
import type { Access } from "../link/access";
import { isUnguarded } from "../link/accessOf";
import type { RegistryModel } from "../link/model";
import type { PersonaDocument } from "../schema/persona";
import { exactGrantsOf } from "../tables/registryTables";
import { unknownReferences } from "./names";
import { keyOf } from "./places";
import { needing, type Rule, rule } from "./rule";

/** No switch of herds is waited for less than a second, or more than some hours. */
const LEAST_MS = 1000;
const MOST_S = 10_000;

export const personaRules: readonly Rule[] = [
  /** A sign-in without a token opens no herd, and one with a token needs a herd to open. */
  rule("persona-herds", "warning", function* (model) {
    for (const { file, document } of model.documents.persona) {
      const { id, login, herds } = document;
      if ((login === "none") === (herds.length === 0) || !model.isWhole({ file, path: [] })) continue;
      yield { at: { file, path: ["login"] }, params: { id, login, count: herds.length } };
    }
  }),
  /** A home that its user may not open is never shown: the default takes its place. */
  needing(["settings", "domains"], "home-not-held", "warning", function* (model) {
    const holds = holdingIn(model);
    const homes = new Map(model.documents.homes.flatMap(({ document }) => Object.entries(document.values)));
    for (const { file, document } of knownPersonas(model)) {
      const { home = "", grants } = document.profile;
      const route = model.routes.get(homes.get(home) ?? "");
      // A route that nobody may open is another finding.
      if (route === undefined || isUnguarded(route.access)) continue;
      const { code, anyOf } = route.access;
      const lacking = !holds(document, route.access)
        ? (anyOf ?? [])
        : code === null || document.allGrants === true || grants.includes(code)
          ? []
          : [code];
      if (lacking.length === 0) continue;
      const params = { id: document.id, home, route: route.name, asks: lacking.join(", ") };
      yield { at: { file, path: ["profile", "home"] }, params };
    }
  }),
  /** What somebody has bought opens only together with a right to its pages. */
  needing(["settings", "domains", "application"], "code-without-right", "warning", function* (model) {
    const holds = holdingIn(model);
    const sold = [...model.routes.values()].filter(({ access }) => access.code !== null);
    for (const { file, document } of knownPersonas(model)) {
      for (const [n, code] of document.profile.grants.entries()) {
        const routes = sold.filter(({ access }) => access.code === code);
        if (routes.length === 0 || routes.some(({ access }) => holds(document, access))) continue;
        const asks = [...new Set(routes.flatMap(({ access }) => access.anyOf ?? []))].join(", ");
        yield { at: { file, path: ["profile", "grants", n] }, params: { id: document.id, code, asks } };
      }
    }
  }),
  /** The grant that everybody passes is no right to be given, unless settings.yaml lets it open everything. */
  rule("everybody-held", "warning", function* (model) {
    const { everybody = "", allOpensEverything = true } = model.documents.settings[0]?.document.access ?? {};
    for (const { file, document } of allOpensEverything ? [] : model.documents.persona) {
      const { droits, authorizes } = document.profile;
      const n = droits.indexOf(everybody);
      if (n >= 0) yield { at: { file, path: ["profile", "droits", n] }, params: { name: everybody } };
      if (Object.hasOwn(authorizes, everybody))
        yield { at: keyOf({ file, path: ["profile", "authorizes", everybody] }), params: { name: everybody } };
    }
  }),
  /** The timeout of a user is in the unit that settings.yaml names: a thousand times too short or too long, the other one was meant. */
  rule("timeout-unit", "warning", function* (model) {
    const unit = model.documents.settings[0]?.document.storage.multiTimeoutUnit;
    for (const { file, document } of model.documents.persona) {
      const { timeout } = document.profile;
      if (unit === undefined || timeout === undefined || (unit === "ms" ? timeout >= LEAST_MS : timeout <= MOST_S)) continue;
      yield { at: { file, path: ["profile", "timeout"] }, params: { timeout, unit } };
    }
  }),
  /** What a user is connected as must be an account level; a level without a value takes any that is no slip of another (decision ENT-22). */
  needing(["entities"], "unknown-account-level", "error", function* (model) {
    const levels = model.documents.entities.flatMap(({ document }) => document.accountLevels);
    const known = levels.flatMap(({ connectedAs }) => connectedAs ?? []);
    const isOpen = levels.some(({ connectedAs, origin }) => connectedAs === undefined && origin === undefined);
    for (const { file, document } of model.documents.persona) {
      const name = document.profile.connectedAs;
      const suggestion = suggest(name, known);
      if (known.includes(name) || (isOpen && suggestion === null)) continue;
      yield { at: { file, path: ["profile", "connectedAs"] }, params: { name, suggestion, known: known.join(", ") } };
    }
  }),
];

/** Personas of whose rights none had to be left out or is unknown. */
function knownPersonas(model: RegistryModel): RegistryModel["documents"]["persona"] {
  const unknown = new Set(unknownReferences(model, "right").map(({ place }) => place.file));
  return model.documents.persona.filter(({ file }) => !unknown.has(file) && model.isWhole({ file, path: [] }));
}

/** Whether a persona holds, online, one of the grants that are asked for. */
function holdingIn(model: RegistryModel): (persona: PersonaDocument, access: Access) => boolean {
  const settings = model.documents.settings[0]?.document.access;
  const exact = new Set(exactGrantsOf(model));
  return ({ allGrants, profile }, access) => {
    if (settings === undefined || access.public || access.anyOf === null || allGrants === true) return true;
    const holder = { droits: profile.droits, authorizes: profile.authorizes, applications: profile.grants };
    return access.anyOf.some((grant) => decideGrant(holder, grant, { ...settings, online: true }, exact.has(grant)).held);
  };
}
