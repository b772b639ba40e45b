import { fill, turnsOf } from "./expand";
import { claim, type LinkContext } from "./linkContext";
import type { LinkedGrant } from "./model";

/** Every declared grant by its full name. */
export function linkGrants(context: LinkContext): ReadonlyMap<string, LinkedGrant> {
  const grants = new Map<string, LinkedGrant>();
  for (const { file, document } of context.documents.grantFamily) {
    for (const [key, grant] of Object.entries(document.grants)) {
      for (const turn of turnsOf(grant.each, context.lists)) {
        const name = fill(key, turn);
        const place = { file, path: ["grants", key] };
        claim(grants, name, { name, family: document.id, place, exact: grant.exact === true });
      }
    }
  }
  return grants;
}
