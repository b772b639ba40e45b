import type { RegistryModel } from "../link/model";
import { accessReferences } from "./accessReferences";
import type { Reference } from "./unknownNames";

/** Words for who may pass, which stand in place of { }. */
const WORDS: readonly string[] = ["inherit", "signedIn", "public"];

/** What to write where something else stands in place of a grant that is asked for: a word for who may pass, a user, a page. */
export function askedInstead(model: RegistryModel, reference: Reference): string | null {
  const { name } = reference;
  if (WORDS.includes(name)) return wordRemedy(model, reference);
  if (model.documents.persona.some(({ document }) => document.id === name))
    return `"${name}" is a demo account: write the name of a grant, and give it to the account under "droits:" in personas/${name}.yaml.`;
  const [what, found] = model.routes.has(name) ? (["a route", model.routes] as const) : (["an application", model.applications] as const);
  const access = found.get(name)?.access;
  if (access === undefined) return null;
  const grants = (access.anyOf ?? []).filter((grant) => model.grants.has(grant));
  // Without any, the name may be a slip of the grant that is meant.
  return grants.length === 0
    ? null
    : `It is ${what}, which is open to those who hold ${grants.join(" or ")}: write ${grants.join(", ")} in its place.`;
}

function wordRemedy(model: RegistryModel, { name, place }: Reference): string | null {
  const { file, path } = place;
  const around = path.slice(0, -2).join("\n");
  const found = [...accessReferences(model)].find((one) => one.place.file === file && one.place.path.join("\n") === around);
  if (found === undefined || path[0] === "domains") return null;
  const { anyOf = [], ...conditions } = found.access;
  if (anyOf.length === 1 && Object.keys(conditions).length === 0) return `Write access: ${name}`;
  if (anyOf.length === 1 && name === "inherit") return 'Remove "anyOf:" with its list: what is left out is inherited.';
  return `Remove it here: "${name}" never stands beside grants or conditions. When it alone is meant, write access: ${name}`;
}
