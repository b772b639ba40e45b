import { DEMO_TASKS } from "../../domain/address/demoAddresses";
import { shellOrigin } from "../parts/shellOrigin";
import { type Change, type Changes, readChanges } from "./taskChanges";

/** Shorter than the shell waits for a page that follows: it is drawn without them rather than late. */
const TIMEOUT_MS = 1500;

/** What was changed about the tasks of a herd, by whomever, as the server has it; null: it does not say. */
export async function heldChanges(herd: string, asked: { readonly notes?: "true" } = {}): Promise<Changes | null> {
  // A page on an origin of its own has no calls there.
  if (shellOrigin(window) !== undefined) return null;
  try {
    const answer = await fetch(`${DEMO_TASKS}?${new URLSearchParams({ herd, ...asked })}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? readHeld(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** Reads what a server or the storage says is on the server. */
export function readHeld(value: unknown): Changes {
  const held = Object.entries(readChanges(value)).map(([task, change]): [string, Change] => [task, { ...change, sending: "sent" }]);
  return Object.fromEntries(held);
}
