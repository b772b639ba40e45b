import type { IDBPObjectStore } from "idb";
import { applicationOf, type NewAction, OutboxFull, OverQuota } from "../../domain/sync/queuedAction";
import type { OutboxLimit } from "../../ports/outbox";
import { type ACTIONS, isAction, type OutboxSchema, type OutboxSize, type OutboxSizes, type UserSize } from "./outboxSchema";

type Store = IDBPObjectStore<OutboxSchema, [typeof ACTIONS], typeof ACTIONS, "readwrite">;
type CountedSize = Required<UserSize>;

/** Actions begin at 1. The indexes do not see it, so it is no action for any version of the shell. */
const PLACE = 0;
const NOTHING = { actions: 0, bytes: 0, applications: {} } as const satisfies CountedSize;

/** The room on a device: how much of a user waits, of which application, and whether more may. */
export function createOutboxSizes({ mostActions, mostBytes, applicationShare }: OutboxLimit) {
  /** Users whose count has been compared with what is there: a version without it may have been at work. */
  const known = new Set<string>();
  const filledBy = ({ actions, bytes }: OutboxSize) => Math.max(actions / mostActions, bytes / mostBytes);

  const read = async (store: Store, userId: string): Promise<{ readonly all: OutboxSizes; readonly size: CountedSize }> => {
    const kept = await store.get(PLACE);
    const all = kept !== undefined && "sizes" in kept ? kept.sizes : {};
    const { applications, ...size } = all[userId] ?? NOTHING;
    const isKnown = known.has(userId);
    known.add(userId);
    const index = store.index("user");
    if (applications !== undefined && (isKnown || (await index.count(userId)) === size.actions))
      return { all, size: { ...size, applications } };
    const counted = changed(NOTHING, [], (await index.getAll(userId)).filter(isAction));
    const next = { ...all, [userId]: counted };
    await store.put({ sizes: next }, PLACE);
    return { all: next, size: counted };
  };
  return {
    /** Counts what takes the place of other actions of a user, or throws `OutboxFull` where there are more than before. */
    count: async (store: Store, userId: string, before: readonly NewAction[], after: readonly NewAction[]): Promise<void> => {
      const { all, size } = await read(store, userId);
      const next = changed(size, before, after);
      if (after.length > before.length) {
        if (filledBy(next) > 1) throw new OutboxFull("too much waits");
        const over = after.map(applicationOf).find((application) => filledBy(next.applications[application] ?? NOTHING) > applicationShare);
        if (over !== undefined) throw new OverQuota(`${over} fills its share`);
      }
      await store.put({ sizes: { ...all, [userId]: next } }, PLACE);
    },
    filled: async (store: Store, userId: string): Promise<number> => {
      const { size } = await read(store, userId);
      return Math.max(filledBy(size), ...Object.values(size.applications).map((part) => filledBy(part) / applicationShare));
    },
    /** The database may be another one. */
    forget: () => known.clear(),
  };
}

function changed(size: CountedSize, gone: readonly NewAction[], come: readonly NewAction[]): CountedSize {
  const applications: Record<string, OutboxSize> = { ...size.applications };
  let total: OutboxSize = size;
  for (const [sign, actions] of [[-1, gone] as const, [1, come] as const])
    for (const action of actions) {
      const application = applicationOf(action);
      // About what it takes on the disk.
      const bytes = sign * JSON.stringify(action).length;
      const add = (to: OutboxSize = NOTHING) => ({ actions: to.actions + sign, bytes: to.bytes + bytes });
      applications[application] = add(applications[application]);
      total = add(total);
    }
  return { ...total, applications };
}
