export interface DemoHosts {
  readonly hostPatterns: readonly string[];
  readonly localhost: boolean;
}

/** The demo environment is recognised by its hostname (decision PUB-31). */
export function isDemoHost(hostname: string, { hostPatterns, localhost }: DemoHosts): boolean {
  if (localhost && ["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return true;
  return hostPatterns.some((pattern) => {
    const words = pattern.split("*").map((word) => word.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${words.join(".*")}$`, "i").test(hostname);
  });
}
