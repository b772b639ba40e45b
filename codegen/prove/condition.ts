import type { HerdContext } from "../../src/domain/herd/herdContext";
import type { Guard } from "../../src/domain/registry/access";

/** What has to be true of somebody who is signed in, so that the resolver answers in one way. */
export interface Condition {
  readonly admits: readonly Guard[];
  readonly refuses: readonly Guard[];
  /** null: either way. */
  readonly multiHerd: boolean | null;
  readonly context: HerdContext | null;
}

export const NO_CONDITION: Condition = { admits: [], refuses: [], multiHerd: null, context: null };

/** Both at once; null when they say otherwise of herds or their context. Guards are for `findFacts`. */
export function both(one: Condition, other: Condition): Condition | null {
  const differ = <T>(a: T | null, b: T | null) => a !== null && b !== null && a !== b;
  if (differ(one.multiHerd, other.multiHerd) || differ(one.context, other.context)) return null;
  return {
    admits: [...one.admits, ...other.admits],
    refuses: [...one.refuses, ...other.refuses],
    multiHerd: one.multiHerd ?? other.multiHerd,
    context: one.context ?? other.context,
  };
}
