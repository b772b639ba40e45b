import { connect, type Messenger, WindowMessenger } from "penpal";
import type { Answer } from "../protocol/frames/answerTypes";
import { createCaller } from "../protocol/frames/caller";
import type { MessageLimits } from "../protocol/frames/checkMessageSize";
import { PAGE_HELLO } from "../protocol/frames/messages/pageMessages";
import { createReceiver } from "../protocol/frames/receiver";
import { PROTOCOL_VERSION, SUPPORTED_VERSIONS } from "../protocol/frames/versions";
import type { Clock } from "../time/clock";
import { pageClock } from "./clock";
import { connectedShell } from "./connectedShell";
import { forwardKeys } from "./forwardKeys";
import { createFrameSide } from "./frameSide";
import type { ConnectOptions } from "./options";
import { browserPage, type Page } from "./page";
import type { AnyRoutes, Shell } from "./shell";
import { ShellError, type ShellErrorCode } from "./shellError";
import { standAloneShell } from "./standAlone";
import { HANDSHAKE_ATTEMPTS, HANDSHAKE_MS } from "./timeouts";

/** Parts of the SDK that tests replace. */
export interface SdkParts {
  readonly page?: Page;
  readonly clock?: Clock;
  /** Opens the channel to the shell, for every attempt. */
  readonly messenger?: () => Messenger;
}

type Wire = { message: (raw: unknown) => unknown };

/** A page trusts the shell around it, whose answer may hold thousands of herds. */
const ANSWER_LIMITS: MessageLimits = { depth: 16, values: 100_000, characters: 2_000_000 };

export async function handshake<Routes extends object = AnyRoutes>(options: ConnectOptions, parts: SdkParts = {}): Promise<Shell<Routes>> {
  const page = parts.page ?? browserPage();
  const { parent } = page;
  if (parent === null && parts.messenger === undefined) return standAloneShell(page);
  const origin = shellOriginOf(page, options);
  const messenger = parts.messenger ?? (() => new WindowMessenger({ remoteWindow: parent ?? window, allowedOrigins: [origin] }));
  const timeoutMs = options.timeoutMs ?? HANDSHAKE_MS;
  let failure: ShellErrorCode = "no-answer";
  for (const part of HANDSHAKE_ATTEMPTS) {
    const attempt = open<Routes>(page, parts.clock ?? pageClock, messenger(), options);
    const answer = await attempt.greet(timeoutMs * part);
    if (answer.ok) return answer.value;
    attempt.giveUp();
    failure = failureOf(answer);
    if (failure !== "no-answer") break;
  }
  throw new ShellError(failure, { expected: origin, around: page.parentOrigin() });
}

function open<Routes extends object>(page: Page, clock: Clock, messenger: Messenger, options: ConnectOptions) {
  const side = createFrameSide(page, clock, options);
  let agreed: number | null = null;
  const ignore = () => undefined;
  const receive = createReceiver(side.handlers, { version: () => agreed, allows: () => true, present: null, onExcess: ignore });
  const wire = connect<Wire>({ messenger, methods: { message: receive } });
  // Reported below, with an error that says more.
  wire.promise.catch(ignore);
  const { call, close } = createCaller({
    clock,
    post: async (envelope) => (await wire.promise).message(envelope),
    envelopeFields: () => ({
      version: agreed ?? PROTOCOL_VERSION,
      epoch: side.current()?.epoch ?? null,
      herd: side.current()?.numCheptel ?? null,
    }),
    onExcess: ignore,
    limits: ANSWER_LIMITS,
  });
  // Silently: the side of the shell must stay open for the next attempt.
  const giveUp = () => {
    close();
    messenger.destroy();
  };
  const greet = async (timeoutMs: number): Promise<Answer<Shell<Routes>>> => {
    const greeting = { versions: [...SUPPORTED_VERSIONS], sdk: options.name ?? "", awaitsReady: options.awaitsReady ?? false };
    const welcome = await call(PAGE_HELLO, greeting, timeoutMs);
    if (!welcome.ok) return welcome;
    agreed = welcome.value.version;
    side.welcome(welcome.value.context, call);
    const stopKeys = options.shortcuts === false ? ignore : forwardKeys(page, welcome.value.shortcuts, call);
    const stopWatching = page.onGoing(side.unsaved.flush);
    const shell = connectedShell<Routes>(page, side, call, welcome.value, () => {
      stopKeys();
      stopWatching();
      close();
      wire.destroy();
    });
    return { ok: true, value: shell };
  };
  return { greet, giveUp };
}

function failureOf(answer: Answer): ShellErrorCode {
  if (answer.ok || answer.error === "timeout" || answer.error === "closed") return "no-answer";
  return answer.error === "no-common-version" ? "no-common-version" : "refused";
}

function shellOriginOf(page: Page, { shellOrigin }: ConnectOptions): string {
  if (shellOrigin === undefined) return page.origin();
  let read: string | null = null;
  try {
    read = new URL(shellOrigin).origin;
  } catch {
    // No address at all: reported below.
  }
  if (read !== shellOrigin) throw new ShellError("bad-option", { expected: shellOrigin, around: read });
  return shellOrigin;
}
