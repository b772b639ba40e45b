import { type Answered, createFillHeaders, type HeaderTemplates } from "./fillHeaders";
import { createFrameOrigins, type FrameOriginsOptions, originsOfApplications, type RequestOrigins } from "./frameOrigins";
import type { InlineHashes } from "./inlineHashes";

export interface IsolationOptions extends FrameOriginsOptions {
  /** Application served under each base. */
  readonly bases: Readonly<Record<string, { readonly application: string }>>;
  readonly headers: HeaderTemplates;
}

/** What keeps applications on origins of their own apart from the shell, on the side of the server. */
export interface Isolation {
  readonly arrivedAt: (url: URL, port?: string) => RequestOrigins;
  /** Whether the document of a frame stands at a path, for this host. */
  readonly isFrame: (path: string, arrived: RequestOrigins) => boolean;
  /** Writes into the page and the worker of the shell where its frames are, and into a frame where the shell may be. */
  readonly written: (arrived: RequestOrigins) => (page: string) => string;
  readonly secure: (response: Response, answered: Answered, arrived: RequestOrigins, inline: InlineHashes, isHttps: boolean) => void;
  readonly originsOf: (arrived: RequestOrigins) => Readonly<Record<string, string>>;
}

const EMPTY = 'content=""';
const ORIGINS = '<meta name="frame-origins" ';
const SHELLS = '<meta name="shell-origins" ';

export function createIsolation(options: IsolationOptions): Isolation {
  const { table, bases, headers } = options;
  const ownerOf = new Map(Object.entries(table).flatMap(([name, { applications }]) => applications.map((id) => [id, name] as const)));
  const documents = new Map(Object.entries(bases).map(([base, { application }]) => [`${base}/`, ownerOf.get(application) ?? null]));
  return {
    arrivedAt: createFrameOrigins(options),
    isFrame: (path, { owner }) => documents.get(path) === owner,
    written: (arrived) => {
      const text = arrived.owner === null ? JSON.stringify(originsOfApplications(table, arrived)) : arrived.shell;
      const content = `content="${text.replaceAll('"', "&quot;")}"`;
      const meta = arrived.owner === null ? ORIGINS : SHELLS;
      return (page) => page.replace(meta + EMPTY, () => meta + content);
    },
    secure: createFillHeaders(headers),
    originsOf: (arrived) => originsOfApplications(table, arrived),
  };
}
