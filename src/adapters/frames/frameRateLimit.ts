import type { Message } from "penpal";
import { MESSAGE_LIMITS, measureMessage } from "../../protocol/frames/checkMessageSize";
import type { Clock } from "../../time/clock";

/** Rate limit of one frame for messages of any kind. A page that follows the mouse stays far below. */
export const MESSAGES_PER_SECOND = 300;

/** So many values count as one message more: to take them is what stalls the shell. */
const VALUES = 500;

const NAME_LENGTH = 64;

/** The library puts what is said two levels deep into a message of its own. */
const WIRE_LIMITS = { ...MESSAGE_LIMITS, depth: MESSAGE_LIMITS.depth + 2, values: MESSAGE_LIMITS.values + 20 };

/** Decides what of a frame is heard; the first violation ends that for good. */
export interface Admission {
  /** Counts a message that is for nobody. */
  readonly count: () => void;
  readonly admits: (data: unknown, isMessage: (data: unknown) => data is Message) => data is Message;
  readonly shut: () => void;
}

/** Admits well-formed messages within the limits, into which anything else that is sent counts too. */
export function createAdmission(clock: Clock, onMisbehaviour: () => void): Admission {
  let since = clock.now();
  let count = 0;
  let isShut = false;
  const shut = () => {
    if (isShut) return;
    isShut = true;
    onMisbehaviour();
  };
  const take = (weight: number) => {
    const now = clock.now();
    if (Math.abs(now - since) >= 1000) {
      since = now;
      count = 0;
    }
    count += weight;
    if (count > MESSAGES_PER_SECOND) shut();
  };
  return {
    count: () => take(1),
    admits: (data, isMessage): data is Message => {
      if (isShut) return false;
      const { excess, values } = measureMessage(data, WIRE_LIMITS);
      take(1 + values / VALUES);
      if (excess !== null || (isMessage(data) && !isWellFormed(data))) shut();
      return !isShut && isMessage(data);
    },
    shut,
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
