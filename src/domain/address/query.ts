/** Query values of an address, first one wins when a key is repeated. */
export type QueryValues = Readonly<Record<string, string>>;

/** `a=1&b=x%20y` of the non-empty values, in their order; without question mark. */
export function encodeQuery(values: Iterable<readonly [string, string]>): string {
  const parts: string[] = [];
  for (const [key, value] of values) if (value !== "") parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  return parts.join("&");
}

export function parseQuery(query: string): QueryValues {
  const values: Record<string, string> = Object.create(null);
  for (const part of query.replace(/^\?/, "").split("&")) {
    const equals = part.indexOf("=");
    const key = decodePart(equals < 0 ? part : part.slice(0, equals));
    if (key === "" || key in values) continue;
    values[key] = equals < 0 ? "" : decodePart(part.slice(equals + 1));
  }
  return values;
}

/** Splits `/path?query#hash` without needing a URL object. */
export function splitAddress(address: string): { readonly path: string; readonly query: QueryValues; readonly hash: string } {
  const hashAt = address.indexOf("#");
  const beforeHash = hashAt < 0 ? address : address.slice(0, hashAt);
  const queryAt = beforeHash.indexOf("?");
  return {
    path: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
    query: parseQuery(queryAt < 0 ? "" : beforeHash.slice(queryAt + 1)),
    hash: hashAt < 0 ? "" : address.slice(hashAt + 1),
  };
}

/** A value that cannot be decoded is kept as typed: it is shown, never interpreted. */
function decodePart(part: string): string {
  const spaced = part.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
