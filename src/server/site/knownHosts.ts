import { SERVER_ADDRESSES } from "../../domain/address/serverAddresses";
import { refusalResponse } from "../http/answer";
import type { Site } from "./createSite";
import type { FrameOrigins } from "./frameOrigins";

/**
 * Where the origin of the shell is given, a request under any other name is refused, so that no foreign name leads into the product.
 * Monitoring uses the address.
 */
export function knownHosts(site: Site, shell: string | null, arrivedAt: FrameOrigins): Site {
  if (shell === null) return site;
  const own = new URL(shell).host;
  return async (request, connection, port) => {
    const url = new URL(request.url);
    const isKnown = url.host === own || url.pathname === SERVER_ADDRESSES.health || arrivedAt(url, port).owner !== null;
    return isKnown ? site(request, connection, port) : refusalResponse({ code: "unknown-host", headers: {} });
  };
}
