import { z } from "zod";
import { access, dottedName, each, form, id, originName, texts, whole } from "./common";
import { DEMO_PAGES, LISTED_CALLS, REFERRER_POLICIES } from "./frameWords";
import { names, ref, startsWith } from "./reference";
import { settings } from "./settings";

const frameAddress = form(/^(\/[A-Za-z0-9_-]+)+$/, "frameAddress");

export const frame = z.strictObject({
  base: frameAddress.meta({ description: "Where the sub-application is served." }),
  sharedWith: ref("application", id)
    .optional()
    .meta({ description: "Application that owns the base, when this one is served under it too." }),
  candidate: z
    .union([z.literal(true), frameAddress])
    .optional()
    .meta({ description: "Base of the candidate version; true: the base followed by -candidate." }),
  isolation: z
    .enum(["path", "origin"])
    .default("path")
    .meta({ description: "path: same origin, fully trusted. origin: served from an origin of its own." }),
  origin: ref("frameOrigin", originName).optional().meta({
    description: "With isolation: origin, the name of that origin under frames.origins in settings.yaml.",
  }),
  lifetimeMs: whole(1000, 86_400_000)
    .optional()
    .meta({ description: "How long a hidden frame is kept, in milliseconds. Left out: the default of settings.yaml." }),
  permanent: z.boolean().optional().meta({ description: "Created once and never removed (map, sync manager)." }),
  sandbox: z
    .array(z.string())
    .optional()
    .meta({ description: "What the page may do beyond scripts, forms and its own storage (allow-downloads, allow-modals …)." }),
  trusted: z.literal(true).optional().meta({
    description: "With isolation: path, says that the sandbox only guards against slips: a page of the same origin can take it off.",
  }),
  popups: z.literal(true).optional().meta({ description: "The page may open windows, which know nothing of it or of the shell." }),
  allow: z.array(z.string()).optional().meta({ description: "Browser features the frame may use (geolocation, camera …)." }),
  referrerPolicy: z.enum(REFERRER_POLICIES).optional().meta({
    description:
      "What the page's server is told about where it is shown. Left out: same-origin, with isolation: origin the origin of the shell alone.",
  }),
  calls: z.array(z.enum(LISTED_CALLS)).optional().meta({ description: "Shell methods this application may call beyond the usual ones." }),
  limits: z
    .array(settings.shape.limits.keyof())
    .optional()
    .meta({ description: "Limits of settings.yaml this application is told, so that its forms ask for what the shell would ask for." }),
  demo: z
    .strictObject({
      page: z.enum(DEMO_PAGES).meta({ description: "Page shown under the base." }),
      candidate: z.enum(DEMO_PAGES).optional().meta({ description: "Page shown under the base of the candidate version." }),
      leadsTo: z
        .record(z.string(), ref("route", dottedName))
        .optional()
        .meta({ description: "Routes these pages open, by what they call them." }),
    })
    .optional()
    .meta({ description: "What the demo environment serves here. Left out: the page that shows what it received." }),
});

export const login = z.strictObject({
  path: form(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/, "loginPath")
    .min(1)
    .optional()
    .meta({ description: "The {app} of POST /{app}/api/login (section 7.3)." }),
  call: ref("call", z.string()).optional().meta({ description: "Instead of path: name of a call in calls.yaml." }),
  suffix: z
    .strictObject({ value: z.string(), notFor: z.array(ref("origin", z.string())) })
    .optional()
    .meta({ description: "Added to the path, but not for users of these origins." }),
  priority: whole(0, 1000).default(100).meta({ description: "Lower goes first; under 10 before the home application." }),
  grant: ref("grant", dottedName).optional().meta({ description: "Sent only to holders of this grant." }),
  multiHerd: z.boolean().optional().meta({ description: "Sent only for multi-herd users." }),
  onlineOnly: z.boolean().optional(),
  onFailure: z.enum(["ignore", "rethrow"]).default("ignore"),
  keep: z.string().optional().meta({ description: "Field of the answer kept in session storage when the status is 200." }),
  followedBy: ref("call", z.string()).optional().meta({ description: "Name of a call in calls.yaml sent after this login." }),
});

export const redirect = z.strictObject({
  to: ref("route", dottedName),
  params: z
    .record(ref("param", z.string()), z.string())
    .optional()
    .meta({ description: "Parameter of the target: parameter of this route." }),
  query: z.record(z.string(), z.string()).optional().meta({ description: "Query value of the target: parameter of this route." }),
  otherwise: ref("route", dottedName).optional().meta({ description: "Route taken when a parameter that the target needs is empty." }),
});

export const route = z.strictObject({
  label: texts,
  path: z.string().optional().meta({
    description:
      "Address with its parameters, without leading slash: aliment2/:id/stockage/:idStockage. `?` optional, `+` one or more segments, `*` any number. Left out: the name with dots turned into slashes.",
  }),
  navigable: z.literal(false).optional().meta({ description: "A hidden frame without an address of its own." }),
  access: access.optional(),
  navi: z.literal(true).optional().meta({ description: "Entering the route tells the parent frame." }),
  screen: z
    .enum(["root", "login", "support", "forgot", "renew", "multi", "cgu", "notFound"])
    .optional()
    .meta({ description: "Page of the shell itself, instead of a frame." }),
  redirect: redirect.optional(),
  variant: z
    .strictObject({ query: z.string(), value: z.string(), contexts: z.array(ref("context", z.string())).min(1) })
    .optional()
    .meta({ description: "This route shares its path with another: the query value that names it, and the herd contexts that prefer it." }),
  each: each.optional(),
});

export const application = z
  .strictObject({
    id: names("application", id),
    label: texts,
    domain: ref("domain", z.string()).meta({ description: "Grant domain, from domains.yaml: where inherited access ends." }),
    section: ref("section", z.string()).optional().meta({ description: "Menu section the application belongs to." }),
    access: access.optional(),
    code: names("code", z.string()).optional().meta({ description: "Application code that must be in the grants list of the user." }),
    frame: frame.optional(),
    login: login.optional(),
    routes: startsWith("newRoute", z.record(names("route", dottedName), route)).optional(),
  })
  .meta({ id: "Application", title: "One sub-application" });

export type ApplicationDocument = z.infer<typeof application>;
export type RouteDocument = z.infer<typeof route>;
