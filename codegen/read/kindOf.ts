import { KINDS, type Kind } from "../schema/kinds";

/** What kind of document a file holds, by its place in the registry; null when it has none there. */
export function kindOf(file: string): Kind | null {
  for (const [kind, { files }] of kindTable) if (files.test(file)) return kind;
  return null;
}

const kindTable = listKinds();

function listKinds(): readonly (readonly [Kind, { readonly files: RegExp }])[] {
  const out: (readonly [Kind, { readonly files: RegExp }])[] = [];
  let kind: Kind;
  for (kind in KINDS) out.push([kind, KINDS[kind]]);
  return out;
}
