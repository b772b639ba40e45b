import { BlockList, isIP } from "node:net";
import type { Connection } from "./callerAddress";

/** Whether an address is that of a proxy of the operator. */
export type IsTrusted = (address: string) => boolean;

/** Reads TRUSTED_PROXIES, `10.0.0.5 192.168.0.0/16 fd00::/8`. An error is a sentence for the operator, who starts the server. */
export function trustedProxies(text: string): IsTrusted | { readonly error: string } {
  const list = new BlockList();
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [address = "", bits, more] = entry.split("/");
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (version === 0 || prefix < 0 || prefix > longest || more !== undefined)
      return { error: `TRUSTED_PROXIES names "${entry}", but a proxy is written 10.0.0.5 or 10.0.0.0/8.` };
    list.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4");
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * The connection of who sent a request, not of the proxies of the operator in between: of the addresses in `X-Forwarded-For`, to which
 * each proxy appends whom it heard, the last one that is no such proxy. What stands before it is written by the caller, and counts for nothing.
 */
export function callerOf(request: Request, connection: Connection | undefined, isTrusted: IsTrusted): Connection | undefined {
  let address = plain(connection?.incoming?.socket?.remoteAddress ?? "");
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => plain(withoutPort(hop.trim())));
  while (isTrusted(address)) {
    const hop = hops.pop();
    // A proxy that says nothing understandable is itself whom the request comes from.
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return { incoming: { socket: { remoteAddress: address } } };
}

/** Some proxies name the port of whom they heard too, `203.0.113.5:51234` or `[2001:db8::7]:51234`. */
function withoutPort(hop: string): string {
  const [, six, four] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(hop) ?? [];
  return six ?? four ?? hop;
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
