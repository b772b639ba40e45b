import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import type { Viewer } from "../../src/domain/resolver/scope";
import { closingChanges, openingChanges } from "./candidateChanges";
import { applyChange, type Change } from "./change";

/** Somebody with the resolver that decides for them. */
export interface Asker {
  readonly viewer: Viewer;
  readonly resolver: Resolver;
}

export function askerOf(tables: RegistryTables, viewer: Viewer): Asker {
  return { viewer, resolver: createResolver(tables, viewer) };
}

/** Something that opens or stays shut, and the guards that this depends on. */
export interface Subject {
  readonly guards: readonly Guard[];
  readonly isOpen: (asker: Asker) => boolean;
}

const MOST_CHANGES = 4;
const MOST_TRIES = 3000;

/**
 * The fewest changes of user, mode or network that turn the answer round, found by trying: every step is replayed through
 * the resolver. Null when nothing does (a public page).
 */
export function smallestChange(tables: RegistryTables, viewer: Viewer, subject: Subject): readonly Change[] | null {
  const open = subject.isOpen(askerOf(tables, viewer));
  let tries = 0;
  let states: readonly { readonly viewer: Viewer; readonly changes: readonly Change[] }[] = [{ viewer, changes: [] }];
  for (let depth = 0; depth < MOST_CHANGES && tries < MOST_TRIES; depth++) {
    const next: { viewer: Viewer; changes: readonly Change[] }[] = [];
    for (const state of states) {
      for (const change of changesFor(tables, state.viewer, subject, open)) {
        const changed = applyChange(state.viewer, change);
        const changes = [...state.changes, change];
        if (subject.isOpen(askerOf(tables, changed)) !== open) return changes;
        next.push({ viewer: changed, changes });
        if (++tries >= MOST_TRIES) break;
      }
    }
    states = next;
  }
  // Nothing but leaving closes a page that asks for nothing but a user.
  const out: Change = { kind: "sign-out" };
  return open && !subject.isOpen(askerOf(tables, applyChange(viewer, out))) ? [out] : null;
}

function changesFor(tables: RegistryTables, viewer: Viewer, { guards }: Subject, open: boolean): readonly Change[] {
  const changes = guards.flatMap((guard) => (open ? closingChanges(tables, viewer, guard) : openingChanges(tables, viewer, guard)));
  const seen = new Set<string>();
  return changes.filter((change) => {
    const key = JSON.stringify(change);
    return !seen.has(key) && seen.add(key);
  });
}
