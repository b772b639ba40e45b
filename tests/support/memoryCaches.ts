const ORIGIN = "https://shell.example";

/** Cache Storage in memory: what is put again goes to the end, as in a browser. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (request: RequestInfo) => files.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => {
      files.delete(addressOf(request));
      files.set(addressOf(request), response);
    },
    delete: async (request: RequestInfo) => files.delete(addressOf(request)),
    keys: async () => [...files.keys()].map((url) => new Request(url)),
  });
  const caches = {
    open: async (name: string) => {
      const files = all.get(name) ?? new Map<string, Response>();
      all.set(name, files);
      return cacheOf(files) as unknown as Cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return { caches, all, paths: (name: string) => [...(all.get(name)?.keys() ?? [])].map((url) => url.replace(ORIGIN, "")) };
}
