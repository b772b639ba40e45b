import type { Message, Messenger } from "penpal";
import type { Clock } from "../../time/clock";

/** Rate limit of one frame for messages of any kind. A page that follows the mouse stays far below. */
export const MESSAGES_PER_SECOND = 300;

const NAME_LENGTH = 64;

/** So much of a text counts as one message: no page of the protocol sends one, and taking it is what stalls the shell. */
const CHARACTERS = 30_000;

/**
 * Wraps the messenger of the library, which looks methods up by plain access and answers errors with their stack.
 * Malformed or too frequent messages never reach the library, and no stack is sent.
 */
export function rateLimitedMessenger(inner: Messenger, clock: Clock, onMisbehaviour: () => void): Messenger {
  const admit = createAdmission(clock, onMisbehaviour);
  return {
    initialize: ({ log, validateReceivedMessage }) => {
      const isAdmitted = (data: unknown): data is Message => admit(data, validateReceivedMessage);
      inner.initialize({ ...(log ? { log } : {}), validateReceivedMessage: isAdmitted });
    },
    sendMessage: (message, transferables) => inner.sendMessage(withoutStack(message), transferables),
    addMessageHandler: inner.addMessageHandler,
    removeMessageHandler: inner.removeMessageHandler,
    destroy: inner.destroy,
  };
}

/** Admits well-formed messages within the rate limit, into which anything else that is sent counts too; the first violation closes it. */
function createAdmission(
  clock: Clock,
  onMisbehaviour: () => void,
): (data: unknown, isMessage: (data: unknown) => data is Message) => boolean {
  let since = clock.now();
  let count = 0;
  let shut = false;
  return (data, isMessage) => {
    if (shut) return false;
    const now = clock.now();
    if (now - since >= 1000) {
      since = now;
      count = 0;
    }
    count += typeof data === "string" ? 1 + data.length / CHARACTERS : 1;
    if (count <= MESSAGES_PER_SECOND) {
      if (!isMessage(data)) return false;
      if (isWellFormed(data)) return true;
    }
    shut = true;
    onMisbehaviour();
    return false;
  };
}

/** The types say so already, but the sender is not trusted. */
function isWellFormed(message: Message): boolean {
  if (message.type === "CALL") {
    const path: unknown = message.methodPath;
    const args: unknown = message.args;
    return isName(message.id) && Array.isArray(path) && path.length === 1 && isName(path[0]) && Array.isArray(args) && args.length <= 1;
  }
  if (message.type === "REPLY") return isName(message.callId);
  if (message.type === "SYN") return isName(message.participantId);
  return true;
}

function isName(value: unknown): boolean {
  return typeof value === "string" && value.length <= NAME_LENGTH;
}

function withoutStack(message: Message): Message {
  if (message.type !== "REPLY" || !message.isError) return message;
  const { namespace, channel, type, callId } = message;
  return { namespace, channel, type, callId, isError: true, value: "failed" };
}
