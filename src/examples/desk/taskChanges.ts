import { DEMO_TASKS } from "../../domain/address/demoAddresses";
import type { FrameUser } from "../../sdk";
import { type Changes, readChanges } from "../herd/taskChanges";
import { shellOrigin } from "../parts/shellOrigin";
import { FEW } from "./figures/herdFigures";

/** The desk is drawn without them rather than late. */
const TIMEOUT_MS = 3000;

export type ChangesOf = ReadonlyMap<string, Changes>;

/** What was changed about the tasks of a few herds, by their numbers; of many, nothing is counted that goes by it. */
export async function taskChanges({ infoCheptels = [] }: FrameUser, network: string): Promise<ChangesOf> {
  // A page on an origin of its own has no calls there.
  if (infoCheptels.length > FEW || network !== "ONLINE" || shellOrigin(window) !== undefined) return new Map();
  return new Map(await Promise.all(infoCheptels.map(async ({ numCheptel }) => [numCheptel, await changesIn(numCheptel)] as const)));
}

async function changesIn(herd: string): Promise<Changes> {
  try {
    const answer = await fetch(`${DEMO_TASKS}?${new URLSearchParams({ herd })}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? readChanges(await answer.json()) : {};
  } catch {
    return {};
  }
}
