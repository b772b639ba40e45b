import { connect, type Messenger, WindowMessenger } from "penpal";
import { createCaller } from "../protocol/frames/caller";
import { createReceiver } from "../protocol/frames/receiver";
import { HELLO } from "../protocol/frames/shellMessages";
import { PROTOCOL_VERSION, SPOKEN_VERSIONS } from "../protocol/frames/versions";
import type { Clock } from "../time/clock";
import { pageClock } from "./clock";
import { connectedShell, createFrameSide } from "./connectedShell";
import { browserPage, type Page } from "./page";
import type { AnyRoutes, Shell } from "./shell";
import { ShellError } from "./shellError";
import { standAloneShell } from "./standAlone";

export interface ConnectOptions {
  /** Origin of the shell, for a sub-application served from an origin of its own. Left out: the origin of this page. */
  readonly shellOrigin?: string;
  /** Name and version of the sub-application, for the log of the shell. */
  readonly name?: string;
  /** The page has a hash router: a deep link changes the hash, and the router follows by itself. */
  readonly hashRouter?: boolean;
  /** The shell keeps its skeleton until `ready()` is called. */
  readonly awaitsReady?: boolean;
  /** How long the shell may take to answer the handshake. */
  readonly timeoutMs?: number;
}

/** What the SDK stands on; replaced in tests. */
export interface SdkParts {
  readonly page?: Page;
  readonly clock?: Clock;
  readonly messenger?: Messenger;
}

type Wire = { message: (raw: unknown) => unknown };

const HANDSHAKE_TIMEOUT_MS = 10_000;

/**
 * Connects a sub-application to the shell around it. Resolves with the context already there; opened outside the shell it
 * resolves in stand-alone mode. Rejects with a `ShellError` when the page is in a frame but nobody answers.
 */
export async function connectToShell<Routes extends object = AnyRoutes>(
  options: ConnectOptions = {},
  parts: SdkParts = {},
): Promise<Shell<Routes>> {
  const page = parts.page ?? browserPage();
  const clock = parts.clock ?? pageClock;
  if (page.parent === null && parts.messenger === undefined) return standAloneShell(page);

  const side = createFrameSide(page, options.hashRouter ?? false);
  const agreed: { version: number | null } = { version: null };
  const ignore = () => undefined;
  const receive = createReceiver(side.doors, { version: () => agreed.version, allows: () => true, present: null, onExcess: ignore });
  const wire = connect<Wire>({ messenger: parts.messenger ?? messengerTo(page.parent, options), methods: { message: receive } });

  const { call, close } = createCaller({
    clock,
    post: async (envelope) => (await wire.promise).message(envelope),
    facts: () => ({
      version: agreed.version ?? PROTOCOL_VERSION,
      epoch: side.current()?.epoch ?? null,
      herd: side.current()?.numCheptel ?? null,
    }),
    onExcess: ignore,
  });
  const greeting = { versions: [...SPOKEN_VERSIONS], sdk: options.name ?? "", awaitsReady: options.awaitsReady ?? false };
  const welcome = await call(HELLO, greeting, options.timeoutMs ?? HANDSHAKE_TIMEOUT_MS);
  const end = () => {
    close();
    wire.destroy();
  };
  if (!welcome.ok) {
    end();
    throw new ShellError(
      welcome.error === "timeout" ? "no-answer" : welcome.error === "no-common-version" ? "no-common-version" : "refused",
    );
  }
  agreed.version = welcome.value.version;
  side.welcome(welcome.value.context);
  return connectedShell(page, side, call, welcome.value.context, end);
}

function messengerTo(parent: Window | null, options: ConnectOptions): Messenger {
  return new WindowMessenger({ remoteWindow: parent ?? window.parent, allowedOrigins: [options.shellOrigin ?? window.location.origin] });
}
