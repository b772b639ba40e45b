import { matchPath } from "react-router-dom";

/** Whether the router of the views draws an address by this pattern of a page. */
export function matchesPattern(pattern: string, path: string): boolean {
  return matchPath({ path: `/${pattern}`, caseSensitive: true }, path) !== null;
}
