import { z } from "zod";

/** What names stand for: each is declared by one kind of entry, and referred to by others. */
export const VOCABULARIES = [
  "alias",
  "application",
  "bit",
  "call",
  "code",
  "context",
  "domain",
  "email",
  "entry",
  "family",
  "frameOrigin",
  "grant",
  "home",
  "icon",
  "language",
  "list",
  "origin",
  "page",
  "param",
  "persona",
  "right",
  "route",
  "screen",
  "section",
  "separator",
  "shop",
  "shown",
  "tile",
] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/** Says of a field that it holds a name that is declared elsewhere. */
export function ref<S extends z.ZodType>(vocabulary: Vocabulary, schema: S): S {
  return schema.meta({ reference: vocabulary });
}

/** Says of a field, or of the keys of a record, that it declares a name. */
export function names<S extends z.ZodType>(vocabulary: Vocabulary, schema: S): S {
  return schema.meta({ declares: vocabulary });
}

/** What a field says about the name in it. */
export function naming(schema: z.core.$ZodType): { readonly role: "refers" | "declares"; readonly vocabulary: Vocabulary } | null {
  const { reference, declares } = META.parse(z.globalRegistry.get(schema) ?? {});
  if (reference !== undefined) return { role: "refers", vocabulary: reference };
  return declares === undefined ? null : { role: "declares", vocabulary: declares };
}

/** Entries that an editor offers to start. */
export const SNIPPETS = ["newTile", "newRoute"] as const;

/** Says of a field that an editor offers to start an entry there. */
export function startsWith<S extends z.ZodType>(snippet: (typeof SNIPPETS)[number], schema: S): S {
  return schema.meta({ snippet });
}

const META = z.object({ reference: z.enum(VOCABULARIES).optional(), declares: z.enum(VOCABULARIES).optional() });
