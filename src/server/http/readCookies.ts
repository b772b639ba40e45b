import { parse } from "hono/utils/cookie";

const MOST_COOKIES = 100;

/** A neighbour of the host, such as the server of a sub-application, can set cookies of the same name for the whole domain, which come beside ours. */
export function readCookies(request: Request, name: string): readonly string[] {
  const pairs = (request.headers.get("cookie") ?? "").split(";").slice(0, MOST_COOKIES);
  return [...new Set(pairs.map((pair) => parse(pair, name)[name] ?? "").filter(Boolean))];
}
