import { said } from "../messages/say";
import { Misuse } from "../request/options";

/** A program behind the gateway. */
export interface Upstream {
  readonly host: string;
  readonly port: number;
}

/** Where browsers find something. */
export interface Origin extends Upstream {
  /** As the browser writes it. */
  readonly text: string;
  readonly isSafe: boolean;
}

/** Nothing but these letters ever reaches a configuration, in which ; { } $ and spaces would say something of their own. */
const ADDRESS = /^(https?):\/\/([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)(?::([0-9]{1,5}))?$/;
const HIGHEST_PORT = 65_535;

export function upstreamAt(file: string, where: string, value: string): Upstream {
  const read = addressIn(value);
  if (read === null || read.isSafe) throw new Misuse(said("gateway-upstream", { file, where, value }));
  return { host: read.host, port: read.port };
}

export function originAt(file: string, where: string, value: string): Origin {
  const read = addressIn(value);
  if (read === null || !URL.canParse(value) || new URL(value).origin !== value)
    throw new Misuse(said("gateway-origin", { file, where, value }));
  return { ...read, text: value };
}

function addressIn(value: string): Omit<Origin, "text"> | null {
  const [, scheme, host, port] = ADDRESS.exec(value) ?? [];
  if (host === undefined) return null;
  const isSafe = scheme === "https";
  const number = port === undefined ? (isSafe ? 443 : 80) : Number(port);
  return number > 0 && number <= HIGHEST_PORT ? { host, port: number, isSafe } : null;
}

/** A value of a header inside double quotes, for nginx and Caddy alike; what either would read as more than a text is refused. */
export function quoted(value: string): string {
  if (/[\\${}`\p{Cc}]/u.test(value)) throw new Misuse(said("gateway-value", { value }));
  return `"${value.replaceAll('"', '\\"')}"`;
}
