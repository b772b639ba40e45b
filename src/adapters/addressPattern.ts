import { matchPath } from "react-router-dom";

/** Whether the router of the views matches an address with this pattern. */
export function matchesPattern(pattern: string, path: string): boolean {
  return matchPath({ path: `/${pattern}`, caseSensitive: true }, path) !== null;
}
