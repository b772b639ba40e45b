import { finding } from "../diagnostic/finding";
import { labelled, labelRemedy } from "../link/labelled";
import type { RegistryModel } from "../link/model";
import { accessReferences, below } from "./accessReferences";
import { askedInstead } from "./askedInstead";
import { isSlipOf } from "./orphans";
import type { Rule } from "./rule";
import type { Unasked } from "./unasked";
import { listed, one, type Reference, unknownNames } from "./unknownNames";

const HINT = "Correct the name, or declare the grant in grants/<family>.yaml with a label and a sentence on what it opens.";

/** Grants that are asked for or given must be declared. */
export const unknownGrant: Rule = function* (model, { last }) {
  const everybody = model.documents.settings.map(({ document }) => document.access.everybody);
  const declared = new Set([...model.grants.keys(), ...everybody]);
  const unasked = () => unaskedGrants(model);
  const held = [...given(model)];
  const had = (name: string) => last?.().had("grant", name) ?? null;
  // One that was there when nothing was wrong is another grant, with other holders.
  const idle = (name: string) =>
    unasked().filter((one) => familyOf(one.name) === familyOf(name) && (had(name) === true || isNearGrant(name, one.name)));
  const more = (reference: Reference) => whenGone(held, reference, had(reference.name) === true);
  const vocabulary = {
    code: "unknown-grant",
    what: "declared grant",
    hint: HINT,
    unasked,
    idle,
    had,
    more,
    levels: true,
    isNear: isNearGrant,
  } as const;
  const wanted = [...asked(model)];
  const lacking = new Set(wanted.flatMap(({ name }) => (declared.has(name) ? [] : [name])));
  // One name that is asked for and held is unknown for one reason.
  const both = held.filter(({ name }) => lacking.has(name));
  const isGuess = (name: string) => !everybody.includes(name);
  yield* unknownNames(model, [...wanted, ...both], {
    ...vocabulary,
    known: declared,
    isGuess,
    remedy: (one) => askedInstead(model, one) ?? labelOf(model, one.name),
  });
  const heldOnly = held.filter(({ name }) => !lacking.has(name));
  yield* unknownNames(model, heldOnly, {
    ...vocabulary,
    known: holdable(model, declared),
    isGuess,
    remedy: (one) => heldRemedy(model, one),
  });
  for (const { name, place } of model.grants.values()) {
    if (!everybody.includes(name)) continue;
    const message = `"${name}" stands for everybody who is signed in ("everybody" in settings.yaml): no grant can be called so.`;
    yield finding(model.locate(place, "key"), "unknown-grant", message, { hint: "Give the grant another name, such as family.what." });
  }
};

/** A slip, or the end of a name without its family; whatever is less alike opens pages to others. */
function isNearGrant(name: string, known: string): boolean {
  const [short = "", long = ""] = [name, known].toSorted((one, other) => one.length - other.length);
  if (known.endsWith(`.${name}`)) return true;
  return isSlipOf(name, known) && !(long.startsWith(short) && long.length > short.length + 1);
}

function familyOf(name: string): string {
  return name.split(".")[0] ?? "";
}

/** A right of a user may go with its grant; what a page asks for may go with the page only, since everybody could pass. */
function whenGone(held: readonly Reference[], reference: Reference, was: boolean): string {
  if (held.includes(reference)) return " When the grant is gone, remove it here.";
  const { path } = reference.place;
  if (!was || !path.includes("anyOf")) return "";
  const page = path[0] === "routes" ? `the route "${String(path[1])}"` : path.includes("tiles") ? "the tile" : null;
  return ` When the grant is gone, name another grant here${page === null ? "" : `, or remove ${page} as a whole`}.`;
}

/** Grants that are declared, and neither asked for, nor above one that is, nor given by their own name. */
function unaskedGrants(model: RegistryModel): readonly Unasked[] {
  const wanted = [...asked(model)].map(({ name }) => name);
  const used = new Set([...given(model)].map(({ name }) => name));
  return [...model.grants.values()].filter(
    ({ name }) => !used.has(name) && !wanted.some((one) => one === name || one.startsWith(`${name}.`)),
  );
}

/** `Colostrum` in place of `sante.colostrum`. */
function labelOf({ documents }: RegistryModel, text: string): string | null {
  return labelRemedy(
    labelled(
      text,
      documents.grantFamily.flatMap(({ document }) => Object.entries(document.grants)),
    ),
  );
}

/** What is no grant, but stands among those of a user. */
function heldRemedy(model: RegistryModel, reference: Reference): string | null {
  const { name } = reference;
  if (EVERYTHING.test(name))
    return 'No grant stands for all of them. Write those that are meant, or "allGrants: true" below "login:" for an account that holds every one.';
  const anyOf = model.routes.get(name)?.access.anyOf ?? [];
  if (model.routes.has(name))
    return anyOf.length === 0
      ? "It is a route, and open to everybody who is signed in: remove this line."
      : `It is a route, which is open to those who hold ${anyOf.join(" or ")}: write that grant.`;
  return codeRemedy(model, reference) ?? labelOf(model, name);
}

/** Words for every grant. */
const EVERYTHING = /^(?:all|alles?|every|everything|todos?|tous|tout|tutti|tutto)$/i;

/** Codes of applications stand beside the rights of a user. */
function codeRemedy(model: RegistryModel, { name, place }: Reference): string | null {
  const isCode = [...model.applications.values()].some(({ document }) => document.code === name);
  return isCode && place.path.includes("droits")
    ? `It is the code of an application: codes stand under "grants:", rights under "droits:". Move it there.`
    : null;
}

function* asked(model: RegistryModel): Iterable<Reference> {
  for (const { access, place } of accessReferences(model)) yield* listed(access.anyOf, place.file, below(place, "anyOf").path);
  for (const { file, document } of model.documents.application) yield* one(document.login?.grant, file, ["login", "grant"]);
  for (const { file, document } of model.documents.settings) {
    const { candidate: _prefix, ...features } = document.features;
    for (const [feature, name] of Object.entries(features)) yield { name, place: { file, path: ["features", feature] } };
  }
}

function* given(model: RegistryModel): Iterable<Reference> {
  for (const { file, document } of model.documents.settings)
    yield { name: document.features.candidate, place: { file, path: ["features", "candidate"] } };
  for (const { file, document } of model.documents.persona) {
    const { droits, authorizes } = document.profile;
    yield* listed(droits, file, ["profile", "droits"]);
    for (const name of Object.keys(authorizes)) yield { name, place: { file, path: ["profile", "authorizes", name] }, key: true };
  }
}

/** Users may also hold a shorter name, which gives all below it, and the candidate toggle of an application. */
function holdable(model: RegistryModel, declared: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(declared);
  for (const name of declared)
    for (let dot = name.lastIndexOf("."); dot > 0; dot = name.lastIndexOf(".", dot - 1)) names.add(name.slice(0, dot));
  for (const { document } of model.documents.settings) {
    names.add(document.features.candidate);
    for (const id of model.applications.keys()) names.add(`${document.features.candidate}.${id}`);
  }
  return names;
}
