import { FRAME_BASES } from "../../generated/frames";
import { MATCHER } from "../../generated/matcher";
import { SCREENS } from "../../generated/screens";
import { SERVER_ADDRESSES } from "../domain/address/serverAddresses";
import { trieOf } from "../domain/routing/matcher";
import { matchPath } from "../domain/routing/matchPath";

const TABLES = { matcher: MATCHER };

/** The page of the shell, whatever address shows it. */
export const SHELL_PAGE = "/";

/** Whether the page of the shell is shown at a path: that of a route, never a frame, a call or a page of the server. */
export function isShellPage(path: string): boolean {
  // The document of a frame stands at its base with a slash; without one the address may be that of a route.
  const isFrame = path.endsWith("/") && Object.hasOwn(FRAME_BASES, path.slice(0, -1));
  if (isFrame || path.split("/").includes(SERVER_ADDRESSES.calls)) return false;
  const names = matchPath(trieOf(TABLES), path)?.names ?? [];
  return names.some((name) => name !== SCREENS.notFound.route);
}
