import { DEMO_TASKS } from "../../domain/address/demoAddresses";
import { shellOrigin } from "../parts/shellOrigin";
import { type Changes, readChanges } from "./taskChanges";

/** Shorter than the shell waits for a page that follows: it is drawn without them rather than late. */
const TIMEOUT_MS = 1500;

/** What was changed on the planning about the tasks of a herd, as the server has it; null: that is not known now. */
export async function knownChanges(herd: string, network: string): Promise<Changes | null> {
  // A page on an origin of its own has no calls there.
  if (network !== "ONLINE" || shellOrigin(window) !== undefined) return null;
  try {
    const answer = await fetch(`${DEMO_TASKS}?${new URLSearchParams({ herd })}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? readChanges(await answer.json()) : null;
  } catch {
    return null;
  }
}
