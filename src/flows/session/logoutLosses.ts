import { TIMING } from "../../../generated/settings";
import type { Services } from "../../ports/services";
import type { FramesStore } from "../../stores/framesStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { unsavedNames } from "../unsaved/unsavedInTabs";

/** What a user leaves behind who logs out now. */
export interface LogoutLosses {
  /** Entries that stay on the device until the next sign-in, also those that the server has refused. */
  readonly waiting: number;
  /** Names of the pages whose input would be lost, in this tab and in the others. */
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
}

interface LeavePorts {
  readonly queue: () => Promise<{ readonly waiting: (userId: string) => Promise<readonly unknown[]> }>;
  readonly services: () => Promise<Pick<Services, "unsavedPages" | "textOf">>;
  readonly clock: Clock;
}

interface LeaveStores {
  readonly session: Pick<SessionStore, "effective">;
  readonly framesStore: Pick<FramesStore, "frames">;
}

/** Looked up on the device and in the other tabs; what cannot be read in a moment keeps nobody in. */
export function createLogoutLosses(
  { queue, services, clock }: LeavePorts,
  { session, framesStore }: LeaveStores,
): () => Promise<LogoutLosses> {
  const within = <Value>(wanted: Promise<Value>, otherwise: Value) =>
    new Promise<Value>((resolve) => {
      const cancel = clock.after(TIMING.tabAnswerMs, () => resolve(otherwise));
      wanted.then(resolve, () => resolve(otherwise)).finally(cancel);
    });
  const countWaiting = async () => (await (await queue()).waiting(session.effective?.id ?? "")).length;
  return async () => {
    const given = await within(services(), null);
    const others = async () => ((await given?.unsavedPages.ofOthers()) ?? []).flatMap(({ names }) => names);
    const [waiting, elsewhere] = await Promise.all([within(countWaiting(), 0), within(others(), [])]);
    return { waiting, here: unsavedNames(given?.textOf ?? ((key) => key), framesStore), elsewhere: [...new Set(elsewhere)] };
  };
}
