import { QUICK_ACCESS } from "../../../generated/settings";
import type { Answer, Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { SessionStore } from "../../stores/sessionStore";
import { accountIdOf } from "../session/accountId";
import { STORAGE_KEYS } from "../storageKeys";

export type Animal = Answer<"animals">[number];

/** Animals of the current herd. */
export interface AnimalSearch {
  /** None without a herd, and where the server cannot be asked. */
  readonly find: (query: string) => Promise<readonly Animal[]>;
  /** Those opened last, the last one first. */
  readonly recent: () => Promise<readonly Animal[]>;
  readonly remember: (animal: Animal) => Promise<void>;
}

interface AnimalSearchPorts {
  readonly http: Http;
  readonly storage: KeyValueStore;
  readonly log: Log;
}

type Kept = Partial<Record<string, readonly Animal[]>>;

export function createAnimalSearch(
  { http, storage, log }: AnimalSearchPorts,
  { session }: { readonly session: SessionStore },
): AnimalSearch {
  /** Of each herd of who is signed in. */
  const read = async (): Promise<Kept> => {
    const { person, herds }: Partial<Record<string, unknown>> = { ...Object(await storage.read(STORAGE_KEYS.animals)) };
    return person === accountIdOf(session) ? { ...Object(herds) } : {};
  };
  const recent = async () => {
    const of = (await read())[session.numCheptel ?? ""];
    return Array.isArray(of) ? of.filter(isAnimal) : [];
  };
  return {
    find: async (query) => {
      if (session.numCheptel === null) return [];
      try {
        return await http.call("animals", { params: { query } });
      } catch (error) {
        log.warn("animals", error);
        return [];
      }
    },
    recent,
    remember: async (animal) => {
      const { numCheptel } = session;
      if (numCheptel === null) return;
      const others = (await recent()).filter(({ id }) => id !== animal.id);
      const herds: Kept = { ...(await read()), [numCheptel]: [animal, ...others].slice(0, QUICK_ACCESS.recents) };
      await storage.write(STORAGE_KEYS.animals, { person: accountIdOf(session), herds });
    },
  };
}

/** Maybe written by another version of the shell. */
function isAnimal(kept: unknown): kept is Animal {
  const { id, number, name, breed, lot }: Partial<Record<string, unknown>> = { ...Object(kept) };
  return [id, number, name, breed, lot].every((text) => typeof text === "string");
}
