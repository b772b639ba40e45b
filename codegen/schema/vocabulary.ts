import { z } from "zod";
import { CALL_NAMES } from "../../src/domain/registry/callNames";
import { access, document, dottedName, each, form, id, locale, many, maybe, texts, word } from "./common";
import { DEMO_SAMPLES } from "./demoPages";
import { names, ref } from "./reference";

/** registry/grants/<family>.yaml */
export const grantFamily = document("GrantFamily", "A family of grants", {
  id: names("family", id),
  label: texts,
  grants: z.record(
    names("grant", dottedName),
    z.strictObject({
      label: texts,
      opens: texts.describe("One sentence: what somebody who holds it can do."),
      exact: maybe(z.literal(true), "Looked up by its full name only; holding a shorter name gives nothing."),
      each: each.optional(),
    }),
  ),
});

/** registry/domains.yaml */
export const domains = document("Domains", "Business areas and the access their applications inherit", {
  domains: many(
    z.strictObject({
      id: names("domain", id),
      label: texts,
      access,
      sample: maybe(z.enum(DEMO_SAMPLES), "What the generic page of the demo shows of the herd. Left out: its animals."),
      covers: maybe(
        z.array(
          z.strictObject({
            label: texts,
            applications: z.array(ref("application", z.string())).optional(),
            routes: z.array(ref("route", dottedName)).optional(),
          }),
        ),
        "What the domain covers, and which applications or routes serve it.",
      ),
    }),
  ),
});

/** registry/params.yaml */
export const params = document("Params", "Route parameters", {
  params: z.record(
    names("param", form(/^[A-Za-z][A-Za-z0-9]*$/, "paramName")),
    z.strictObject({
      label: texts,
      sample: z.string().min(1).describe("A realistic value, used by checks and by the demo."),
      pattern: maybe(z.string(), "Regular expression that a whole value must match."),
    }),
  ),
});

/** registry/homes.yaml */
export const homes = document("Homes", "Home screens", {
  values: z.record(names("home", z.string()), ref("route", dottedName)).describe("Value of settings.home: route."),
  byOrigin: z.record(ref("origin", z.string()), ref("home", z.string())).describe("Origin of the user: value used when no home is set."),
  otherwise: ref("home", z.string()),
});

/** registry/languages.yaml */
export const languages = document("Languages", "Interface languages", {
  default: ref("language", z.string()),
  languages: many(
    z.strictObject({
      id: names("language", form(/^[a-z]{2}$/, "smallLetters")),
      name: z.string(),
      country: form(/^[A-Z]{2}$/, "capitalLetters"),
      locale,
      aliases: maybe(z.array(names("alias", word)), "Values of old links that mean this language."),
    }),
  ),
});

/** registry/suppliers.yaml, registry/milkProviders.yaml: lists that routes, grants and tiles repeat over. */
export const list = document("List", "A list that entries repeat over", {
  id: names("list", id),
  placeholder: form(/^[a-z][A-Za-z]*$/, "placeholder").describe("Written {placeholder} in the entries that repeat over the list."),
  items: many(z.strictObject({ id: names("entry", id), label: texts, pages: z.array(names("page", word)).optional() })).max(300),
});

/** registry/workshops.yaml */
export const workshops = document("Workshops", "Workshops of a herd", {
  workshops: many(
    z.strictObject({
      value: names("workshop", z.string()),
      label: texts,
      typo: ref("context", z.string()),
      flag: names("entry", z.enum(["laitier", "allaitant"])),
    }),
  ),
  contexts: z.record(names("context", z.string()), texts).describe("Herd contexts and their names."),
  offerLabel: form(
    /^(?:[^{}]|\{ *(?:emetteur|offre|prescripteur) *(?:\| *(?:emetteur|offre|prescripteur) *)*\})*$/,
    "offerTemplate",
  ).describe("Template of the technician offer label."),
  offerLabelFor: z.array(ref("origin", z.string())).describe("Origins of the users who are shown their offer."),
  updateAction: z.string().describe("Type of the action that tells the server of a workshop switched on or off."),
});

/** registry/entities.yaml: small vocabularies of section 3. */
const entry = z.strictObject({ id: names("entry", z.string()), label: texts });
export const entities = document("Entities", "Vocabularies of the herd", {
  exitReasons: z.array(entry),
  accountLevels: z.array(
    entry.extend({
      connectedAs: names("account-level", z.string()).optional(),
      terms: maybe(z.literal(true), "Accepts the terms of use at the first sign-in."),
      origin: ref("origin", z.string()).optional(),
    }),
  ),
  origins: z.array(names("origin", z.string())),
  workshopTypes: z.array(entry.extend({ offers: many(z.string()).describe("Tiers at which this type has an offer.") })),
  brandTiers: z.array(entry),
  syncStates: z.array(entry.extend({ shown: z.enum(["spinner", "badge"]), color: z.enum(["green", "orange", "red"]).optional() })),
  networkStates: z.array(entry),
  lifeCycle: z.array(
    z.strictObject({
      part: z.string(),
      label: texts,
      values: z.array(entry.extend({ bit: names("bit", z.number().int().nonnegative().max(30)) })),
    }),
  ),
});

/** registry/calls.yaml */
export const calls = document("Calls", "Calls to the server", {
  headers: z.strictObject({
    authorization: z.string(),
    herd: z.string(),
    accessToken: z.string(),
    appVersion: z.string(),
    idempotencyKey: z.string(),
  }),
  calls: z.record(
    z.enum(CALL_NAMES),
    z.strictObject({
      method: z.enum(["GET", "POST"]),
      path: form(/^\/(?:[A-Za-z0-9._~/-]|\{[A-Za-z]+\})*$/, "callPath"),
      onlineOnly: z.boolean().optional(),
      body: maybe(z.record(z.string(), z.string()), "Fixed fields of the body."),
    }),
  ),
  mediator: z.strictObject({ domain: z.string(), subdomain: z.string() }),
});

/** registry/news.yaml: what changes for people who use the product. */
const newsEntry = z.strictObject({ text: texts, route: maybe(ref("route", dottedName), "The page it is about, for who may open it.") });
export const news = document("News", "What is new, by version", {
  versions: z
    .array(z.strictObject({ version: names("entry", word), date: z.iso.date(), news: many(newsEntry) }))
    .describe("The newest first: the bell shows its news."),
});

/** Whole tags, in which a path has commands of SVG with their numbers. */
const SVG_BODY = /^\s*(?:<\/?[a-zA-Z]+(?:\s+(?:d="\s*[Mm][\sMmLlHhVvCcSsQqTtAaZz\d.,eE+-]*"|(?!d=)[\w:-]+="[^"<>]*"))*\s*\/?>\s*)+$/;

/** Each group that is opened is closed. */
function isBalanced(body: string): boolean {
  return body.split("<g").length === body.split("</g").length;
}

/** registry/icons.yaml: the icons drawn for this product, on Tabler's grid (24 px, 2 px stroke). */
export const icons = document("Icons", "Icons of the product's own", {
  icons: z.record(names("icon", form(/^[a-z][a-z0-9-]*$/, "smallName")), form(SVG_BODY, "svgBody").refine(isBalanced, "svgBody")),
});

/** registry/labels/<language>.yaml: texts of the shell itself, nested keys. */
type Nested = { [key: string]: string | Nested };
const nested: z.ZodType<Nested> = z.lazy(() => z.record(z.string(), z.union([z.string().min(1), nested])));
export const labels = document("Labels", "Texts of the shell in one language", {
  welcome: nested.describe("Texts of the login page, and words of many pages."),
  account: maybe(nested, "Texts of the other public pages: support, forgotten password, herds, terms; of forms and of installation."),
  shell: nested.describe("Texts of the home screen: menus, herds, frames."),
  pages: maybe(nested, "Texts of what opens later: pages, searches, notices."),
  herds: maybe(nested, "Texts of the list of herds, which comes with a press."),
  palette: maybe(nested, "Texts of the search over everything and the dialogs beside it, which come with a press."),
  demo: maybe(nested, "Texts of the pages of the demo, which the server writes."),
});

export type ListDocument = z.infer<typeof list>;
export type CallsDocument = z.infer<typeof calls>;
