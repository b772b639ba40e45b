import { SHOP_ACTION } from "../../../generated/shops";
import { choiceOf, queuedShops, withShops } from "../../domain/shops/shopChoice";
import type { Outbox } from "../../ports/outbox";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { StoredSession } from "../session/storedSession";

interface QueuedShopsPorts {
  readonly outbox: Pick<Outbox, "list">;
  readonly storedSession: StoredSession;
}

interface QueuedShopsStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
}

/** A profile read while changes of the workshops were on their way to the server lacks them: they are made in it too. */
export function createApplyQueuedShops(
  { outbox, storedSession }: QueuedShopsPorts,
  { session, registry }: QueuedShopsStores,
): () => Promise<void> {
  return async () => {
    const { user, multiUser, epoch } = session;
    if (user === null) return;
    const { shops } = registry.tables;
    const changes = (await outbox.list(user.id))
      .filter(({ type, numCheptel, parked }) => type === SHOP_ACTION && numCheptel === user.numCheptel && parked === null)
      .map(({ payload }) => payload);
    if (changes.length === 0 || session.epoch !== epoch) return;
    const choice = choiceOf(shops, queuedShops(shops, user, changes));
    const isSame = multiUser?.id === user.id && multiUser.numCheptel === user.numCheptel;
    session.changeProfile(withShops(shops, user, choice), isSame ? withShops(shops, multiUser, choice) : multiUser);
    await storedSession.save(session.users);
  };
}
