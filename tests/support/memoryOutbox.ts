import { decided, type QueuedAction } from "../../src/domain/sync/queuedAction";
import type { NamedLocks, Outbox, OutboxParts } from "../../src/ports/outbox";

export interface MemoryOutbox extends Outbox {
  readonly actions: QueuedAction[];
}

/** An outbox that forgets when the test ends; values are cloned as a database does. */
export function memoryOutbox(actions: QueuedAction[] = []): MemoryOutbox {
  return {
    actions,
    add: async (added) => {
      const fresh = added.map((action) => structuredClone({ ...action, parked: null }));
      const keys = [...actions, ...fresh].map(({ key }) => key);
      if (new Set(keys).size < keys.length) throw new Error("ConstraintError");
      actions.push(...fresh);
    },
    filled: async () => 0,
    list: async (userId) => structuredClone(actions.filter((action) => action.userId === userId)),
    remove: async (key) => {
      const at = actions.findIndex((action) => action.key === key);
      if (at >= 0) actions.splice(at, 1);
    },
    decide: async (key, decision) => {
      const at = actions.findIndex((action) => action.key === key && action.parked !== null);
      const action = actions[at];
      if (action === undefined) return false;
      const next = decided(action, decision);
      actions.splice(at, 1, ...(next === null ? [] : [structuredClone(next)]));
      return true;
    },
    park: async (key, parked) => {
      const at = actions.findIndex((action) => action.key === key);
      const action = actions[at];
      if (action) actions[at] = { ...action, parked };
    },
  };
}

/** Locks shared by all that are handed the same object, one after the other by name. */
export function memoryLocks(): NamedLocks & { readonly taken: string[] } {
  const tails = new Map<string, Promise<unknown>>();
  const taken: string[] = [];
  return {
    taken,
    runExclusive: (name, run) => {
      const before = tails.get(name) ?? Promise.resolve();
      const mine = before.then(() => {
        taken.push(name);
        return run();
      });
      tails.set(
        name,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}

/** The parts of a queue without a browser; its random number is always 0.5. */
export function memoryOutboxParts(outbox: Outbox = memoryOutbox()): OutboxParts & { readonly cleared: () => number } {
  let keys = 0;
  let cleared = 0;
  const clearOthers = async () => {
    cleared += 1;
  };
  return {
    outbox,
    locks: memoryLocks(),
    randomness: { next: () => 0.5 },
    randomKey: () => `key-${++keys}`,
    clearOthers,
    cleared: () => cleared,
  };
}
