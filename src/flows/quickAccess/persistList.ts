import { reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { SessionStore } from "../../stores/sessionStore";
import { accountIdOf } from "../session/accountId";

/** A list of texts that belongs to one person. */
export interface PersonalList {
  readonly restore: (stored: unknown) => void;
  readonly items: () => readonly string[];
}

interface PersistListPorts {
  readonly storage: KeyValueStore;
  readonly log: Log;
  /** Key on the device for each person. */
  readonly keyOf: (person: string) => string;
}

export interface PersistedList {
  /** Changes the list as it is on the device now: another tab may have changed it since. */
  readonly change: (how: () => void) => Promise<void>;
  /** Once the list of who is signed in has been read. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** Keeps a list for who is signed in; another person gets their own. How long the device keeps it is a matter of its key. */
export function persistList({ storage, log, keyOf }: PersistListPorts, session: SessionStore, list: PersonalList): PersistedList {
  const read = async () => {
    const person = accountIdOf(session);
    const stored = person === null ? null : await storage.read(keyOf(person));
    // Another user may have signed in meanwhile.
    if (accountIdOf(session) === person) list.restore(stored);
    return person;
  };
  const take = () =>
    read().then(
      () => {},
      (error: unknown) => log.warn("personal list", error),
    );
  const ready = take();
  const stop = reaction(
    () => accountIdOf(session),
    () => {
      list.restore(null);
      void take();
    },
  );
  return {
    change: async (how) => {
      const person = await read();
      if (person === null || accountIdOf(session) !== person) return;
      how();
      await storage.write(keyOf(person), list.items());
    },
    ready,
    stop,
  };
}
