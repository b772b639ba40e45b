import { z } from "zod";
import { once } from "../kept/kept";

/** What names stand for: each is declared by one kind of entry, and referred to by others. */
export const VOCABULARIES = [
  "account-level",
  "alias",
  "application",
  "bit",
  "code",
  "context",
  "domain",
  "email",
  "entry",
  "family",
  "figure",
  "frame-origin",
  "grant",
  "home",
  "icon",
  "language",
  "list",
  "logo",
  "origin",
  "origin-address",
  "page",
  "param",
  "persona",
  "picture",
  "right",
  "route",
  "screen",
  "section",
  "separator",
  "workshop",
  "shown",
  "tile",
] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/** Says of a field that it holds a name that is declared elsewhere, or that the parameters in its address are such names. */
export function ref<S extends z.ZodType>(vocabulary: Vocabulary, schema: S, isInPath?: true): S {
  return schema.meta({ reference: vocabulary, isInPath });
}

/** Says of a field, or of the keys of a record, that it declares a name. */
export function names<S extends z.ZodType>(vocabulary: Vocabulary, schema: S): S {
  return schema.meta({ declares: vocabulary });
}

export interface Naming {
  readonly role: "refers" | "declares";
  readonly vocabulary: Vocabulary;
  readonly isInPath: boolean;
}

/** What a field says about the name in it. */
export const naming = once((schema: z.core.$ZodType): Naming | null => {
  const { reference, declares, isInPath = false } = META.parse(z.globalRegistry.get(schema) ?? {});
  if (reference !== undefined) return { role: "refers", vocabulary: reference, isInPath };
  return declares === undefined ? null : { role: "declares", vocabulary: declares, isInPath: false };
});

/** Entries that an editor offers to start. */
export const SNIPPETS = ["newTile", "newRoute"] as const;

/** Says of a field that an editor offers to start an entry there. */
export function startsWith<S extends z.ZodType>(snippet: (typeof SNIPPETS)[number], schema: S): S {
  return schema.meta({ snippet });
}

const vocabulary = z.enum(VOCABULARIES).optional();
const META = z.object({ reference: vocabulary, declares: vocabulary, isInPath: z.boolean().optional() });
