/** An origin of the registry: its address, in which {port} may stand, and who is served there. */
export interface OriginRecord {
  readonly address: string;
  readonly applications: readonly string[];
}

export interface FrameOriginsOptions {
  readonly table: Readonly<Record<string, OriginRecord>>;
  /** Addresses given at start, by the name of the origin; they go before those of the registry. */
  readonly given: Readonly<Record<string, string>>;
  /** Origin of the shell given at start; null: this machine, or the address by which it is called. */
  readonly shell: string | null;
  /** Ports on which origins answer beside that of the shell, for devices that know this machine by a number only. */
  readonly ports: ReadonlyMap<string, number>;
}

/** What a request is for: the shell, or the pages of one origin. */
export interface RequestOrigins {
  /** Name of the origin, or null for the shell. */
  readonly owner: string | null;
  /** Applications with an origin of their own, and it; one that cannot be reached from where the caller is stays out. */
  readonly origins: ReadonlyMap<string, string>;
  /** Who may show a frame that is served here, as a policy writes it. */
  readonly shell: string;
}

export type FrameOrigins = (url: URL, port?: string) => RequestOrigins;

/** Finds out whose answer is wanted: by the host it is asked under, or the port. */
export function createFrameOrigins({ table, given, shell, ports }: FrameOriginsOptions): FrameOrigins {
  const addressOf = (name: string, url: URL): string | undefined => {
    const address = given[name] ?? table[name]?.address ?? "";
    if (!isLocal(address)) return address;
    if (isLoopback(url.hostname)) return address.replace(":{port}", url.port === "" ? "" : `:${url.port}`);
    const port = ports.get(name);
    return port === undefined || !isPlain(url.hostname) ? undefined : `${url.protocol}//${url.hostname}:${port}`;
  };
  return (url, portOf) => {
    const names = Object.keys(table);
    const origins = new Map(names.flatMap((name) => entryOf(name, addressOf(name, url))));
    const owner = portOf ?? names.find((name) => hostOf(origins.get(name)) === url.host) ?? null;
    return { owner, origins, shell: owner === null ? "'self'" : (shell ?? shellsNear(url, ports.get("") ?? url.port)) };
  };
}

/** Where each application is served that has an origin of its own. */
export function originsOfApplications(table: FrameOriginsOptions["table"], { origins }: RequestOrigins): Readonly<Record<string, string>> {
  const pairs = Object.entries(table).flatMap(([name, { applications }]) => applications.flatMap((id) => entryOf(id, origins.get(name))));
  return Object.fromEntries(pairs);
}

function entryOf(name: string, address: string | undefined): readonly (readonly [string, string])[] {
  return address === undefined || address === "" ? [] : [[name, address]];
}

/** The names of this machine under which the shell may have been opened. A policy cannot name an address of IPv6. */
function shellsNear(url: URL, port: number | string): string {
  const end = port === "" ? "" : `:${port}`;
  const hosts = isLoopback(url.hostname) ? ["127.0.0.1", "localhost"] : [url.hostname].filter(isPlain);
  if (hosts.length === 0) return "'none'";
  return hosts.map((host) => `${url.protocol}//${host}${end}`).join(" ");
}

function isLocal(address: string): boolean {
  return /^http:\/\/[^/:]*\.localhost(:|$)/.test(address);
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || /^127\.\d+\.\d+\.\d+$/.test(host) || host === "[::1]" || host === "::1";
}

/** What a caller names as its host is only repeated when it can be one. */
function isPlain(host: string): boolean {
  return /^[\w.-]+$/.test(host);
}

function hostOf(origin: string | undefined): string | null {
  return origin === undefined ? null : new URL(origin).host;
}
