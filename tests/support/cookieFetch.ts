type Backend = (request: Request) => Promise<Response>;

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly status: number;
}

export interface CookieFetch {
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  /** Calls in the order they were answered. */
  readonly calls: SentCall[];
  /** Whether the server is at work on a call: hashing a password takes real time. */
  readonly isBusy: () => boolean;
  /** Sends calls of some paths elsewhere, until the returned function is called. */
  readonly override: (path: RegExp, answer: () => Promise<Response> | Response) => () => void;
  /** The next call of this path reaches the server, but its answer is lost on the way back. */
  readonly loseAnswer: (path: string) => void;
}

/** What a browser does around a server: keeps cookies, sends them back, and can be cut off from it. */
export function cookieFetch(backend: Backend, origin: string): CookieFetch {
  const cookies = new Map<string, string>();
  const calls: SentCall[] = [];
  const lost: string[] = [];
  let busy = 0;
  const answered = (request: Request) => {
    busy++;
    return backend(request).finally(() => busy--);
  };
  const overrides: { path: RegExp; answer: () => Promise<Response> | Response }[] = [];
  return {
    calls,
    isBusy: () => busy > 0,
    override: (path, answer) => {
      const added = { path, answer };
      overrides.unshift(added);
      return () => void overrides.splice(overrides.indexOf(added), 1);
    },
    loseAnswer: (path) => void lost.push(path),
    fetch: async (address, init) => {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const method = init.method ?? "GET";
      const body = typeof init.body === "string" ? init.body : "";
      const override = overrides.find(({ path }) => path.test(address));
      const request = new Request(origin + address, { method, headers, ...(body === "" ? {} : { body }) });
      const answering = override ? Promise.resolve().then(override.answer) : answered(request);
      const response = await Promise.race([answering, aborted(init.signal)]);
      if (lost.includes(address)) {
        lost.splice(lost.indexOf(address), 1);
        throw new TypeError("Failed to fetch");
      }
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      calls.push({ method, path: address, headers, body, status: response.status });
      return response;
    },
  };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}
