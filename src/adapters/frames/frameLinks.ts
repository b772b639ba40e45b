import { connect, type Messenger, type Methods } from "penpal";
import type { FrameElement, FrameLink, FrameLinkRequest, FrameLinks } from "../../ports/frames";
import type { Clock } from "../../time/clock";
import { frameMessenger } from "./frameMessenger";
import { type Admission, createAdmission } from "./frameRateLimit";
import { rateLimitedMessenger } from "./rateLimitedMessenger";

type Wire = { message: (raw: unknown) => unknown };

/** Opens the messenger for an element; replaced in tests by a message port. */
export type MessengerFor = (element: FrameElement, origin: string, admission: Admission) => Messenger;

/**
 * Message links to frames. The sender is the window of the element and nothing else: a message of another window, of a popup or of
 * another origin is ignored. Each side exposes one method, so there is no name to guess.
 */
export function createFrameLinks(clock: Clock, messengerFor: MessengerFor = frameMessenger): FrameLinks {
  return { open: (request) => openLink(request, clock, messengerFor) };
}

function openLink({ element, origin, receive, onMisbehaviour }: FrameLinkRequest, clock: Clock, messengerFor: MessengerFor): FrameLink {
  const admission = createAdmission(clock, onMisbehaviour);
  const messenger = messengerFor(element, origin, admission);
  // Without a prototype, since the library finds methods by plain access.
  const methods: Methods = Object.create(null);
  methods.message = receive;
  const wire = connect<Wire>({ messenger: rateLimitedMessenger(messenger, admission), methods });
  // A frame that refuses the handshake of the library counts as one that does not answer.
  wire.promise.catch(() => undefined);
  return {
    post: async (message) => (await wire.promise).message(message),
    status: () => statusOf(element),
    close: wire.destroy,
  };
}

function statusOf({ contentWindow }: FrameElement): number {
  try {
    const [entry] = contentWindow?.performance.getEntriesByType("navigation") ?? [];
    return entry && "responseStatus" in entry ? Number(entry.responseStatus) : 0;
  } catch {
    // Of another origin.
    return 0;
  }
}
