import { z } from "zod";
import { CALL_NAMES, LISTED_CALLS } from "../../src/domain/registry/callNames";
import { isUserPart, USER_PARTS } from "../../src/domain/session/userParts";
import { access, document, dottedName, each, form, id, many, maybe, originName, texts, textsOf, whole } from "./common";
import { DEMO_PAGES, DEMO_SAMPLES } from "./demoPages";
import { REFERRER_POLICIES, SANDBOX_WORDS } from "./iframeAttributes";
import { target } from "./menu";
import { BROWSER_FEATURES } from "./permissionsPolicy";
import { names, ref, startsWith } from "./reference";
import { settings } from "./settings";

const frameAddress = form(/^(\/[A-Za-z0-9_-]+)+$/, "frameAddress");

export const frame = z.strictObject({
  base: frameAddress.describe("Where the sub-application is served."),
  sharedWith: maybe(ref("application", id), "Application that owns the base, when this one is served under it too."),
  candidate: maybe(z.union([z.literal(true), frameAddress]), "Base of the candidate version; true: the base followed by -candidate."),
  isolation: z
    .enum(["path", "origin"])
    .default("path")
    .describe("path: same origin, fully trusted. origin: served from an origin of its own."),
  origin: maybe(ref("frame-origin", originName), "With isolation: origin, the name of that origin under frames.origins of the settings."),
  lifetimeMs: maybe(whole(1000, 86_400_000), "How long a hidden frame is kept, in milliseconds. Left out: the default of the settings."),
  permanent: maybe(z.boolean(), "Created once and never removed (map, sync manager)."),
  sandbox: maybe(
    z.array(z.enum(SANDBOX_WORDS)),
    "What the page may do beyond scripts, forms and its own storage. It opens windows with popups: true, and leads elsewhere by asking the shell.",
  ),
  trusted: maybe(z.literal(true), "With isolation: path, the sandbox only guards against slips: such a page can take it off."),
  popups: maybe(z.literal(true), "The page may open windows, which know nothing of it or of the shell."),
  allow: maybe(z.array(z.enum(BROWSER_FEATURES)), "Browser features the frame may use (geolocation, camera …)."),
  referrerPolicy: maybe(
    z.enum(REFERRER_POLICIES),
    "What the page's server is told about where it is shown. Left out: same-origin, with isolation: origin the origin of the shell alone.",
  ),
  calls: maybe(z.array(z.enum(LISTED_CALLS)), "Shell methods this application may call beyond the usual ones."),
  limits: maybe(
    z.array(settings.shape.limits.unwrap().keyof()),
    "Limits of registry/settings this application is told, so that its forms ask for what the shell would ask for.",
  ),
  user: maybe(
    z.array(z.enum(Object.keys(USER_PARTS).filter(isUserPart))),
    "What this application is told of the user beyond name, herd, language and the grants of its own routes.",
  ),
  demo: maybe(
    z.strictObject({
      page: maybe(z.enum(DEMO_PAGES), "Page shown under the base. Left out: the generic one."),
      sample: maybe(z.enum(DEMO_SAMPLES), "What the generic page shows of the herd. Left out: what domains.yaml says of the section."),
      candidate: maybe(z.enum(DEMO_PAGES), "Page shown under the base of the candidate version."),
      leadsTo: maybe(z.record(z.string(), ref("route", dottedName)), "Routes these pages open, by what they call them."),
    }),
    "What the demo environment serves here. Left out: the generic page.",
  ),
});

export const login = z.strictObject({
  path: maybe(form(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/, "loginPath").min(1), "The {app} of POST /{app}/api/login (section 7.3)."),
  call: maybe(z.enum(CALL_NAMES), "Instead of path: name of a call in calls.yaml."),
  suffix: maybe(
    z.strictObject({ value: form(/^[A-Za-z0-9._~/-]*$/, "callSuffix"), notFor: z.array(ref("origin", z.string())) }),
    "Added to the path, but not for users of these origins.",
  ),
  priority: whole(0, 1000).default(100).describe("Lower goes first; under 10 before the home application."),
  grant: maybe(ref("grant", dottedName), "Sent only to holders of this grant."),
  multiHerd: maybe(z.boolean(), "Sent only for multi-herd users."),
  onlineOnly: z.boolean().optional(),
  onFailure: z.enum(["ignore", "rethrow"]).default("ignore"),
  keep: maybe(z.string(), "Field of the answer kept in session storage when the status is 200."),
  followedBy: maybe(z.enum(CALL_NAMES), "Name of a call in calls.yaml sent after this login."),
});

export const redirect = z.strictObject({
  to: ref("route", dottedName),
  params: maybe(z.record(ref("param", z.string()), ref("param", z.string())), "Parameter of the target: parameter of this route."),
  query: maybe(z.record(z.string(), ref("param", z.string())), "Query value of the target: parameter of this route."),
  otherwise: maybe(ref("route", dottedName), "Route taken when a parameter that the target needs is empty."),
  keepsQuery: maybe(z.literal(true), "What stands after the ? of the address goes along."),
});

const offline = maybe(
  z.enum(["full", "readonly", "none"]),
  "What its pages do without network, once they have been opened with one. full: entries too; readonly: only looked at; none: nothing. Left out: what the application says, otherwise none.",
);

const day = form(/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/, "day");
const sentence = textsOf(form(/^[^.]+\.$/, "sentence").max(110)).meta({ id: "Sentence" });
const aliases = z.record(
  names("route", dottedName),
  z.strictObject({
    path: maybe(ref("param", z.string(), true), "Its address. Left out: the old name with dots as slashes, and the page's parameters."),
    until: maybe(day, "Day after which nobody is expected to use it any more: the check then asks to remove it."),
  }),
);

export const route = z.strictObject({
  label: texts,
  purpose: maybe(sentence, "What the page is for, in one sentence of at most 110 characters. Every page that a tile opens has one."),
  sample: maybe(z.enum(DEMO_SAMPLES), "What the demo shows on the page. Left out: what `frame.demo` or domains.yaml says."),
  action: maybe(
    target.extend({ label: texts, adds: maybe(z.literal(true), "Something new is made there.") }),
    "What the demo offers first.",
  ),
  since: maybe(day, "Day since when the page is there; the catalogue shows it."),
  path: maybe(
    ref("param", z.string(), true),
    "Address with its parameters, without leading slash: aliment2/:id/stockage/:idStockage. `?` optional, `+` one or more segments, `*` any number. Left out: the name with dots turned into slashes.",
  ),
  navigable: maybe(z.literal(false), "A hidden frame without an address of its own."),
  access: access.optional(),
  offline,
  navi: maybe(z.literal(true), "Entering the route tells the parent frame."),
  screen: maybe(
    names("screen", z.enum(["root", "login", "support", "forgot", "renew", "multi", "cgu", "tour", "notFound"])),
    "Page of the shell itself, instead of a frame.",
  ),
  aliases: maybe(aliases, "Names this route had before, with their addresses: both lead here."),
  redirect: maybe(redirect, "Leads to another route instead of a page of its own."),
  variant: maybe(
    z.strictObject({ query: z.string(), value: z.string(), contexts: many(ref("context", z.string())) }),
    "This route shares its path with another: the query value that names it, and the herd contexts that prefer it.",
  ),
  each: each.optional(),
});

export const application = document("Application", "One sub-application", {
  id: names("application", id),
  label: texts,
  domain: ref("domain", z.string()).describe("Grant domain, from domains.yaml: where inherited access ends."),
  owner: maybe(z.string().min(1), "Who answers for it: a team, a supplier. The catalogue shows it."),
  section: maybe(ref("section", z.string()), "Menu section the application belongs to."),
  access: access.optional(),
  code: maybe(names("code", z.string()), "Application code that must be in the grants list of the user."),
  frame: frame.optional(),
  offline,
  login: maybe(login, "The call that reports a sign-in to the sub-application. Left out: none."),
  routes: startsWith("newRoute", z.record(names("route", dottedName), route)).optional(),
});

export type ApplicationDocument = z.infer<typeof application>;
export type RouteDocument = z.infer<typeof route>;
