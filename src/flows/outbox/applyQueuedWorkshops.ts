import { WORKSHOP_ACTION } from "../../../generated/workshops";
import { choiceOf, queuedWorkshops, withWorkshops } from "../../domain/workshops/workshopChoice";
import type { Outbox } from "../../ports/outbox";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { StoredSession } from "../session/storedSession";

interface QueuedWorkshopsPorts {
  readonly outbox: Pick<Outbox, "list">;
  readonly storedSession: StoredSession;
}

interface QueuedWorkshopsStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
}

/** A profile read while changes of the workshops were on their way to the server lacks them: they are made in it too. */
export function createApplyQueuedWorkshops(
  { outbox, storedSession }: QueuedWorkshopsPorts,
  { session, registry }: QueuedWorkshopsStores,
): () => Promise<void> {
  return async () => {
    const { user, multiUser, epoch } = session;
    if (user === null) return;
    const { workshops } = registry.tables;
    const changes = (await outbox.list(user.id))
      .filter(({ type, numCheptel, parked }) => type === WORKSHOP_ACTION && numCheptel === user.numCheptel && parked === null)
      .map(({ payload }) => payload);
    if (changes.length === 0 || session.epoch !== epoch) return;
    const choice = choiceOf(workshops, queuedWorkshops(workshops, user, changes));
    const isSame = multiUser?.id === user.id && multiUser.numCheptel === user.numCheptel;
    session.changeProfile(withWorkshops(workshops, user, choice), isSame ? withWorkshops(workshops, multiUser, choice) : multiUser);
    await storedSession.save(session.users);
  };
}
