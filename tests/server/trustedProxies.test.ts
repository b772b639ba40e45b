import { expect, test } from "vitest";
import { callerOf, type IsTrusted, trustedProxies } from "../../src/server/http/trustedProxies";
import { ORIGIN } from "./startBackend";

const PROXIES = "10.0.0.5 192.168.0.0/16 fd00::/8";

function callerBehind(peer: string, forwarded?: string, proxies = PROXIES): string | undefined {
  const request = new Request(ORIGIN, { headers: forwarded === undefined ? {} : { "X-Forwarded-For": forwarded } });
  return callerOf(request, { incoming: { socket: { remoteAddress: peer } } }, trusted(proxies))?.incoming?.socket?.remoteAddress;
}

function trusted(text: string): IsTrusted {
  const read = trustedProxies(text);
  if (typeof read !== "function") throw new Error(read.error);
  return read;
}

test.each([
  ["10.0.0.5", "203.0.113.9", "203.0.113.9"],
  ["::ffff:10.0.0.5", "203.0.113.9", "203.0.113.9"],
  ["fd00::1", "2001:db8::7", "2001:db8::7"],
  ["10.0.0.5", "198.51.100.1, 203.0.113.9, 192.168.3.4", "203.0.113.9"],
  ["10.0.0.5", "203.0.113.9:51234", "203.0.113.9"],
  ["10.0.0.5", "203.0.113.9:51234, 192.168.3.4:443", "203.0.113.9"],
  ["10.0.0.5", "[2001:db8::7]:51234", "2001:db8::7"],
  ["10.0.0.5", "[2001:db8::7]", "2001:db8::7"],
])("behind the proxy %s, with %j, the caller is the last who is no proxy: %s", (peer, forwarded, caller) => {
  expect(callerBehind(peer, forwarded)).toBe(caller);
});

test.each([
  ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["10.0.0.5", undefined, "10.0.0.5"],
  ["10.0.0.5", "somebody", "10.0.0.5"],
  ["10.0.0.5", "203.0.113.9, ", "10.0.0.5"],
  ["10.0.0.5", "203.0.113.9:port", "10.0.0.5"],
  ["10.0.0.5", "[203.0.113.9", "10.0.0.5"],
])("what %s says with %j is not believed: the caller is %s", (peer, forwarded, caller) => {
  expect(callerBehind(peer, forwarded)).toBe(caller);
});

test("without trusted proxies the header counts for nothing", () => {
  expect(callerBehind("10.0.0.5", "203.0.113.9", "")).toBe("10.0.0.5");
});

test.each(["proxy.example", "10.0.0.5/33", "10.0.0.0/8/8", "10.0.0.0/x", "*"])("%j is no proxy, and the operator is told", (text) => {
  expect(trustedProxies(text)).toMatchObject({ error: expect.stringContaining(`"${text}"`) });
});
