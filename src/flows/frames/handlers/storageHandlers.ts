import { OutboxFull, OverQuota } from "../../../domain/sync/queuedAction";
import type { HerdStorage, HerdStoragePlace } from "../../../ports/herdStorage";
import type { Log } from "../../../ports/log";
import { type Answer, failed, succeeded } from "../../../protocol/frames/answer";
import { STORAGE_ACTION, STORAGE_READ, STORAGE_STORE } from "../../../protocol/frames/messages/storageMessages";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { SessionStore } from "../../../stores/sessionStore";
import type { LoadQueue } from "../../outbox/actionQueue";
import { DONE, type RateLimitedHandler } from "../rateLimitedHandler";

interface StoragePorts {
  readonly herdStorage: HerdStorage;
  readonly queue: LoadQueue;
  readonly log: Pick<Log, "warn">;
}

/** Storage messages of section 7.2, always for the frame's own application and the current herd. */
export function storageHandlers(
  limited: RateLimitedHandler,
  application: string,
  { herdStorage, queue, log }: StoragePorts,
  session: Pick<SessionStore, "effective" | "numCheptel">,
): readonly MessageHandler[] {
  /** Storage needs a herd. */
  const forHerd = async <Value>(run: (numCheptel: string, userId: string) => Promise<Answer<Value>>): Promise<Answer<Value>> => {
    const { effective, numCheptel } = session;
    if (effective === null) return failed("not-signed-in");
    return numCheptel === null ? failed("other-herd") : run(numCheptel, effective.id);
  };
  const inPlace = <Value>(run: (place: HerdStoragePlace) => Promise<Answer<Value>>) =>
    forHerd((numCheptel, userId) =>
      run({ userId, numCheptel, application }).catch((error: unknown) => {
        log.warn(`storage of ${application}`, error);
        return failed("storage-blocked");
      }),
    );
  return [
    limited("storage", STORAGE_READ, ({ index }) => inPlace(async (place) => succeeded(await herdStorage.read(place, index)))),
    limited("storage", STORAGE_STORE, ({ index, value }) =>
      inPlace(async (place) => {
        const refusal = await herdStorage.store(place, index, value);
        return refusal === null ? DONE : failed(refusal);
      }),
    ),
    limited("action", STORAGE_ACTION, ({ index, payload, label, from, numCheptel: shown }) =>
      forHerd(async (numCheptel, userId) => {
        // The page had not heard yet that another herd was opened.
        if (shown !== undefined && shown !== numCheptel) return failed("other-herd");
        const { enqueue } = await queue();
        const action = { numCheptel, type: `${application}.${index}`, payload: payload ?? null, label, from };
        return enqueue(userId, [action]).then(
          () => DONE,
          (error: unknown) => failed(error instanceof OverQuota ? "over-quota" : error instanceof OutboxFull ? "storage-full" : "failed"),
        );
      }),
    ),
  ];
}
