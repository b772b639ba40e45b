import type { RouteParams } from "../../../generated/routeNames";
import type { Shell } from "../../sdk";
import { isoDay } from "../../sdk/formats";
import { dayAt } from "../parts/moments";

/** Hands over all that is on the device, whole, as a file, so that it can be kept, or sent to whoever helps; of one herd or, with null, of all. */
export async function exportFile(shell: Pick<Shell<RouteParams>, "syncEntries">, numCheptel: string | null, now: number): Promise<void> {
  const entries = await entriesOf(shell);
  const wanted = entries.filter((entry) => numCheptel === null || entry.numCheptel === numCheptel);
  const file = new Blob([JSON.stringify(wanted, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `envois-${isoDay(dayAt(now))}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** One action whole, which is too long for the list; null when it is no more. */
export async function wholeEntry(
  shell: Pick<Shell<RouteParams>, "syncEntries">,
  key: string,
): Promise<{ readonly payload: unknown } | null> {
  const answer = await shell.syncEntries(key);
  return answer.ok ? (read(answer.value.text)[0] ?? null) : null;
}

interface Entry {
  readonly numCheptel: string;
  readonly payload: unknown;
}

async function entriesOf(shell: Pick<Shell<RouteParams>, "syncEntries">): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  let from: string | null = null;
  do {
    const answer = await shell.syncEntries(from);
    // Half a file would be taken for a whole one.
    if (!answer.ok) throw new Error(answer.error);
    entries.push(...read(answer.value.text));
    from = answer.value.next;
  } while (from !== null);
  return entries;
}

/** The shell writes it, on the same device. */
function read(text: string): readonly Entry[] {
  return JSON.parse(text);
}
