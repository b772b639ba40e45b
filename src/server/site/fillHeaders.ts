import { LRUCache } from "lru-cache";
import type { RequestOrigins } from "./frameOrigins";
import type { InlineHashes } from "./inlineHashes";

/** Headers by name, with what only the server knows in braces (generated/securityHeaders.ts). */
export type HeaderTemplates = Readonly<Record<"page" | "frame" | "file" | "https", Readonly<Record<string, string>>>>;

export type Answered = "page" | "frame" | "file";

/** Where callers are few: this machine under its names, and the addresses of an operator. */
const PLACES = 64;

/** Sets the headers of an answer, in place: a new one around it would be sent as a stream, at twice the cost. A policy of its own stays. */
export function createFillHeaders(templates: HeaderTemplates) {
  const filled = new LRUCache<string, readonly (readonly [string, string])[]>({ max: PLACES });
  return (response: Response, answered: Answered, arrived: RequestOrigins, inline: InlineHashes, isHttps: boolean): void => {
    const values = valuesOf(arrived, inline);
    const key = `${answered} ${isHttps} ${[...values.values()].join(" ")}`;
    const headers = filled.get(key) ?? fillAll({ ...templates[answered], ...(isHttps ? templates.https : {}) }, values);
    filled.set(key, headers);
    for (const [name, value] of headers)
      if (!response.headers.has(name) || name !== "Content-Security-Policy") response.headers.set(name, value);
  };
}

function valuesOf({ origins, shell }: RequestOrigins, { scripts, styles }: InlineHashes): ReadonlyMap<string, string> {
  const own = [...origins].map(([name, origin]) => [`origin.${name}`, origin] as const);
  return new Map([...own, ["shell", shell], ["inlineScripts", scripts], ["inlineStyles", styles]]);
}

function fillAll(headers: Readonly<Record<string, string>>, values: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return Object.entries(headers).map(([name, template]) => [name, fill(template, values)]);
}

/** What has no value goes with the space before it and the quotes around it. */
function fill(template: string, values: ReadonlyMap<string, string>): string {
  return template.replaceAll(/( ?)("?)\{([\w.-]+)\}\2/g, (_, space: string, quote: string, name: string) => {
    const value = values.get(name) ?? "";
    return value === "" ? "" : space + quote + value + quote;
  });
}
