import type { RegistryTables } from "../../src/domain/registry/tables";
import type { Subject } from "../answer/explanation";
import { type Asker, askerOf } from "../viewer/asker";
import { closingChanges, openingChanges } from "./possibleChanges";
import { applyChange, type Change } from "./viewerChange";

const MOST_CHANGES = 4;
const MOST_TRIES = 1000;

/**
 * The fewest changes of user, mode or network that turn the answer round, found by trying: every step is replayed through
 * the resolver. Null when nothing does (a public page).
 */
export function smallestChange(tables: RegistryTables, asker: Asker, subject: Subject): readonly Change[] | null {
  const open = subject.isOpen(asker);
  let tries = 0;
  let states: readonly { readonly asker: Asker; readonly changes: readonly Change[] }[] = [{ asker, changes: [] }];
  for (let depth = 0; depth < MOST_CHANGES && tries < MOST_TRIES; depth++) {
    const next: { asker: Asker; changes: readonly Change[] }[] = [];
    for (const state of states) {
      for (const change of changesFor(tables, state.asker, subject, open)) {
        const changed = askerOf(tables, applyChange(state.asker.viewer, change));
        const changes = [...state.changes, change];
        if (subject.isOpen(changed) !== open) return changes;
        next.push({ asker: changed, changes });
        if (++tries >= MOST_TRIES) break;
      }
    }
    states = next;
  }
  // Nothing but leaving closes a page that asks for nothing but a user.
  const out: Change = { kind: "sign-out" };
  return open && !subject.isOpen(askerOf(tables, applyChange(asker.viewer, out))) ? [out] : null;
}

function changesFor(tables: RegistryTables, asker: Asker, { guards }: Subject, open: boolean): readonly Change[] {
  const changes = guards.flatMap((guard) => (open ? closingChanges(tables, asker, guard) : openingChanges(tables, asker, guard)));
  const seen = new Set<string>();
  return changes.filter((change) => {
    const key = JSON.stringify(change);
    return !seen.has(key) && seen.add(key);
  });
}
