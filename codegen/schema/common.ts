import { z } from "zod";
import type { WordName } from "../messages/words";
import { ref } from "./reference";

/** A text as it is written in the languages of the product. */
export const EVERY_LANGUAGE = "{ fr: …, en: …, de: …, es: …, it: … }";

/** A text as it is in each language, or the key of a text in registry/labels. */
export const textsOf = (one: z.ZodString) => z.union([z.string().min(1), z.record(ref("language", z.string()), one)]);

/** Text shown to people: one entry per language, or the key of a text in registry/labels. */
export const texts = textsOf(z.string().min(1).max(120)).meta({
  id: "Texts",
  description: `One text per language (${EVERY_LANGUAGE}), or the key of a text in registry/labels.`,
});

/** A text of a form, which messages name in their language. */
export function form(pattern: RegExp, word: WordName): z.ZodString {
  return z.string().regex(pattern, word);
}

/** The shape of a kind of file, named for editors and for generated types. */
export function document<T extends z.ZodRawShape>(id: string, title: string, shape: T) {
  return z.strictObject(shape).meta({ id, title });
}

/** A block of keys, and what an editor says of it. */
export function block<T extends z.ZodRawShape>(description: string, shape: T) {
  return z.strictObject(shape).describe(description);
}

export function many<S extends z.ZodType>(schema: S): z.ZodArray<S> {
  return z.array(schema).min(1);
}

/** What may be left out, and what an editor says of it. */
export function maybe<S extends z.ZodType>(schema: S, description: string): z.ZodOptional<S> {
  return schema.optional().describe(description);
}

export function within(least: number, most: number): z.ZodNumber {
  return z.number().min(least).max(most);
}

export function whole(least: number, most: number): z.ZodNumber {
  return within(least, most).int();
}

export function milliseconds(least: number, most: number): z.ZodNumber {
  return whole(least, most).describe("milliseconds");
}

/** Names that other files refer to. Dots separate levels; each level starts with a letter or digit. */
export const dottedName = form(/^[A-Za-z0-9{][A-Za-z0-9_{}-]*(\.[A-Za-z0-9{][A-Za-z0-9_{}-]*)*$/, "dottedName");

export const id = form(/^[A-Za-z0-9{][A-Za-z0-9_{}-]*$/, "id");

/** Part of a host name, so that it can be one. */
export const originName = form(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, "hostPart");

/** An entry of a list of words. Two in one are most often a comma that was forgotten. */
export const word = form(/^\S+$/, "oneWord");

/** An address that a page asks for. Its host may go into a header, where ; and * would say something else. */
export const address = form(/^(?:\/(?!\/)|https?:\/\/[A-Za-z0-9.-]+(?::\d+)?(?![^/?#]))\S*$/, "address");

/** A language, perhaps a script and a country. Intl itself would take 10 ms to be asked. */
export const locale = form(/^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?$/, "locale");

export const icon = ref("icon", z.string().min(1)).meta({
  id: "Icon",
  description: "Name of a Tabler icon, or of a file in registry/icons.",
});

/** Repeats an entry for each item of a list (registry/suppliers.yaml …); `{supplier}` stands for the id of the item. */
export const each = z
  .strictObject({
    list: ref("list", z.string()).describe("id of the list"),
    having: maybe(ref("page", z.string()), "only the items whose `pages` contain this word"),
  })
  .meta({
    id: "Each",
    description: "One copy for each item of a list: {supplier} becomes the id of the item, in texts its name.",
  });

export const access = z
  .union([
    z.enum(["inherit", "signedIn", "public"]),
    z.strictObject({
      anyOf: maybe(many(ref("grant", dottedName)), "Any one of these grants suffices. Left out: inherited."),
      multiHerd: maybe(z.literal(true), "Only for multi-herd users, here and in everything below."),
      workshop: maybe(ref("workshop", z.string()), "Workshop that must be active, here and in everything below."),
    }),
  ])
  .meta({
    id: "Access",
    description: "Who may pass. Left out: inherited (route from application, application from domain, tile from its target).",
  });

export const paramValues = z
  .record(ref("param", z.string()), z.union([z.string(), many(z.string())]))
  .describe("Values of the parameters in the address of the route.");
export const queryValues = z.record(z.string(), z.string()).describe("Values after the ? of the address.");

export type AccessDocument = z.infer<typeof access>;
export type EachDocument = z.infer<typeof each>;
export type TextsDocument = z.infer<typeof texts>;
