import { expandIPv6 } from "hono/utils/ipaddr";

/** What the HTTP server says about a connection, in the shape in which it hands it over. Without one the caller is of this machine. */
export interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } } | undefined;
}

/** All calls as one function. */
export type Backend = (request: Request, connection?: Connection) => Promise<Response>;

/**
 * The address attempts are counted under. Of IPv6 that is the network, since one household has many addresses in it.
 */
export function addressOf({ incoming }: Connection = {}): string {
  const address = (incoming?.socket?.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  return address.includes(":") ? networkOf(address) : address;
}

/** The wider network of which IPv6 gives one caller all addresses, of what `addressOf` gives; nothing for IPv4. */
export function widerNetworkOf(address: string): string | null {
  return address.endsWith("::/64") ? `${address.split(":").slice(0, 3).join(":")}::/48` : null;
}

function networkOf(address: string): string {
  const groups = expandIPv6(address.replace(/%.*$/, "").toLowerCase()).split(":").slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
