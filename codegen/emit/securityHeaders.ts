import { SERVER_ADDRESSES } from "../../src/domain/address/serverAddresses";
import type { RegistryModel } from "../link/model";
import { BROWSER_FEATURES, SHELL_FEATURES, UNANNOUNCED_FEATURES } from "../schema/permissionsPolicy";
import { settingsOf } from "../tables/documentOf";
import { sortedNames } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, moduleOf, tree } from "./generatedModule";

export type Headers = Readonly<Record<string, string>>;

/** What is answered: the page of the shell, the document of a frame, or anything else. */
export type Answered = "page" | "frame" | "file";

/**
 * The headers of every answer. What only the server knows stands in braces: `{origin.clarity}` the address of an origin,
 * `{shell}` the origins of the shell, `{inlineScripts}` and `{inlineStyles}` the hashes of what is written into the built page.
 */
export interface SecurityHeaders extends Readonly<Record<Answered, Headers>> {
  /** Only over https. */
  readonly https: Headers;
}

/** Names under which the shell makes trusted values: icons of the registry, and the script of the help desk. */
const TRUSTED_TYPES = ["clarine-icons", "clarine-chat"];

/** Name of the place that reports are sent to. */
const REPORTS = "policy";

/** The headers for a server of our own. */
export function emitHeaders({ model }: EmitSource): GeneratedModule {
  const type = 'Readonly<Record<"page" | "frame" | "file" | "https", Readonly<Record<string, string>>>>';
  const headers = tree("SECURITY_HEADERS", type, securityHeaders(model));
  return moduleOf("securityHeaders.ts", "registry/settings, registry/applications", [headers]);
}

export function securityHeaders(model: RegistryModel): SecurityHeaders {
  const always = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": permissions(model),
    "Referrer-Policy": "same-origin",
    "Reporting-Endpoints": `${REPORTS}="${SERVER_ADDRESSES.policyReports}"`,
    "X-Content-Type-Options": "nosniff",
  };
  const { parents } = settingsOf(model).frames;
  const ancestors = ["'self'", ...parents];
  const withPolicy = (policy: Policy): Headers => ({ "Content-Security-Policy": policyText(policy), ...always });
  return {
    // Not in the shell itself either: a page in a frame could lead its own window to a public page of the shell, past `navigate`.
    page: withPolicy(pagePolicy(model, parents.length === 0 ? ["'none'"] : parents)),
    // The browser asks every page around a frame, also the one around the shell.
    frame: withPolicy(framePolicy(["{shell}", ...parents])),
    // A file that is opened by itself runs nothing; of a worker the policy is its own.
    file: withPolicy({ ...NOTHING_BUT_SELF, "frame-ancestors": ancestors }),
    https: { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" },
  };
}

type Policy = Readonly<Record<string, readonly string[]>>;

const NOTHING_BUT_SELF: Policy = {
  "default-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
};

function pagePolicy(model: RegistryModel, ancestors: readonly string[]): Policy {
  const { product, frames } = settingsOf(model);
  const origins = sortedNames(Object.keys(frames.origins)).map((name) => `{origin.${name}}`);
  const { "default-src": self, ...bounds } = NOTHING_BUT_SELF;
  return {
    "default-src": self ?? [],
    "script-src": ["'self'", "{inlineScripts}", ...elsewhere(product.chatScript)],
    "style-src": ["'self'", "{inlineStyles}"],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...elsewhere(product.chatScript), ...elsewhere(product.translationsAddress)],
    "frame-src": ["'self'", ...origins, ...elsewhere(product.termsPage)],
    ...bounds,
    "frame-ancestors": ancestors,
    "require-trusted-types-for": ["'script'"],
    "trusted-types": TRUSTED_TYPES,
    "report-to": [REPORTS],
  };
}

/** A sub-application that needs more sets a policy of its own where it is served; what it violates is for its team to know. */
function framePolicy(ancestors: readonly string[]): Policy {
  return {
    ...NOTHING_BUT_SELF,
    "img-src": ["'self'", "data:", "blob:"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "frame-ancestors": ancestors,
    "require-trusted-types-for": ["'script'"],
  };
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** The origin of an address of another site. */
function elsewhere(address: string): readonly string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Every feature is off but for whom the registry lists it. */
function permissions(model: RegistryModel): string {
  const users = (feature: (typeof BROWSER_FEATURES)[number]) =>
    [...model.applications.values()].filter(({ document }) => document.frame?.allow?.includes(feature));
  return BROWSER_FEATURES.filter((feature) => !UNANNOUNCED_FEATURES.includes(feature))
    .map((feature) => {
      const frames = users(feature).flatMap(({ document }) => document.frame ?? []);
      const origins = sortedNames(new Set(frames.flatMap(({ isolation, origin }) => (isolation === "origin" && origin ? [origin] : []))));
      const isOfShell = SHELL_FEATURES.includes(feature) || frames.length > 0;
      return `${feature}=(${[...(isOfShell ? ["self"] : []), ...origins.map((name) => `"{origin.${name}}"`)].join(" ")})`;
    })
    .join(", ");
}
