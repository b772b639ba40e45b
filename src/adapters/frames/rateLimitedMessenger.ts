import type { Message, Messenger } from "penpal";
import type { Admission } from "./frameRateLimit";

/**
 * Wraps the messenger of the library, which looks methods up by plain access and answers errors with their stack.
 * Malformed or too frequent messages never reach the library, and no stack is sent.
 */
export function rateLimitedMessenger(inner: Messenger, { admits }: Pick<Admission, "admits">): Messenger {
  return {
    initialize: ({ log, validateReceivedMessage }) => {
      const isAdmitted = (data: unknown): data is Message => admits(data, validateReceivedMessage);
      inner.initialize({ ...(log ? { log } : {}), validateReceivedMessage: isAdmitted });
    },
    sendMessage: (message, transferables) => inner.sendMessage(withoutStack(message), transferables),
    addMessageHandler: inner.addMessageHandler,
    removeMessageHandler: inner.removeMessageHandler,
    destroy: inner.destroy,
  };
}

function withoutStack(message: Message): Message {
  if (message.type !== "REPLY" || !message.isError) return message;
  const { namespace, channel, type, callId } = message;
  return { namespace, channel, type, callId, isError: true, value: "failed" };
}
