import type { HerdStorage } from "../../../ports/herdStorage";
import { STORAGE_ACTION, STORAGE_READ, STORAGE_STORE } from "../../../protocol/frames/allowListedMessages";
import { type Answer, failed, succeeded } from "../../../protocol/frames/answer";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { SessionStore } from "../../../stores/sessionStore";
import type { LoadQueue } from "../../outbox/actionQueue";
import { DONE, type RateLimitedHandler } from "./rateLimitedHandler";

interface StoragePorts {
  readonly herdStorage: HerdStorage;
  readonly queue: LoadQueue;
}

/** Storage messages of section 7.2, always for the frame's own application and the current herd. */
export function storageHandlers(
  limited: RateLimitedHandler,
  application: string,
  { herdStorage, queue }: StoragePorts,
  session: Pick<SessionStore, "effective" | "numCheptel">,
): readonly MessageHandler[] {
  /** Storage needs a herd. */
  const forHerd = async <Value>(run: (numCheptel: string, userId: string) => Promise<Answer<Value>>): Promise<Answer<Value>> => {
    const { effective, numCheptel } = session;
    if (effective === null) return failed("not-signed-in");
    return numCheptel === null ? failed("other-herd") : run(numCheptel, effective.id);
  };
  return [
    limited("storage", STORAGE_READ, ({ index }) =>
      forHerd(async (numCheptel) => succeeded(await herdStorage.read({ numCheptel, application }, index))),
    ),
    limited("storage", STORAGE_STORE, ({ index, value }) =>
      forHerd(async (numCheptel) => ((await herdStorage.store({ numCheptel, application }, index, value)) ? DONE : failed("too-many"))),
    ),
    limited("action", STORAGE_ACTION, ({ index, payload }) =>
      forHerd(async (numCheptel, userId) => {
        const { enqueue } = await queue();
        await enqueue(userId, [{ numCheptel, type: `${application}.${index}`, payload: payload ?? null }]);
        return DONE;
      }),
    ),
  ];
}
