import { createServer } from "node:http";
import type { HostileServer } from "./hostileServer";
import { type OwnServer, startOwnServer } from "./ownServer";

/** Where the hostile page is served in the place of an application, or as whatever other host. */
export function hostileOrigin({ port }: HostileServer, host: string): string {
  return `http://${host}.localhost:${port}`;
}

/** The product, told that some of its applications are served by the hostile server. */
export async function startAgainst(hostile: HostileServer, applications: readonly string[], root?: string): Promise<OwnServer> {
  const port = await freePort();
  const origins = applications.map((application) => `${application}=${hostileOrigin(hostile, application)}`);
  return startOwnServer({ PORT: String(port), FRAME_ORIGINS: origins.join(" "), SHELL_ORIGIN: `http://127.0.0.1:${port}` }, root);
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}
