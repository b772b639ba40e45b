import * as z from "zod/mini";
import type { UnsavedPages, UnsavedTab } from "../ports/unsavedPages";

/** What the name of a lock says; `told` makes it differ from all others of the tab. */
const lockName = z.object({ tab: z.string(), told: z.number(), names: z.array(z.string()) });

/**
 * By the names of web locks: a tab that is frozen still holds its lock, and one that has gone or crashed does not. Nobody need answer.
 * Pages that are not served securely have no such locks: there a tab knows of itself alone.
 */
export function createUnsavedPages(
  locks: Pick<LockManager, "request" | "query"> | undefined,
  prefix: string,
  randomKey: () => string,
): UnsavedPages {
  const tab = randomKey();
  let count = 0;
  let letGo = () => {};
  return {
    announce: (names) => {
      const letFormerGo = letGo;
      if (locks === undefined || names.length === 0) return letFormerGo();
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      count += 1;
      // The former one is held until this one is, so that no look falls in between.
      const hold = () => {
        letFormerGo();
        return held;
      };
      locks.request(prefix + JSON.stringify({ tab, told: count, names }), hold).catch(letFormerGo);
    },
    ofOthers: async () => {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.flatMap(({ name = "" }): UnsavedTab[] => {
        const said = name.startsWith(prefix) ? z.safeParse(lockName, JSON.parse(name.slice(prefix.length))) : null;
        if (!said?.success || said.data.tab === tab) return [];
        return [{ names: said.data.names, changed: async () => locks?.request(name, () => {}) }];
      });
    },
  };
}
