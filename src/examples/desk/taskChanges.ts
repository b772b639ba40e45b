import type { FrameUser } from "../../sdk";
import { heldChanges } from "../herd/heldChanges";
import type { Changes } from "../herd/taskChanges";
import { FEW } from "./figures/herdFigures";

export type ChangesOf = ReadonlyMap<string, Changes>;

/** What was changed about the tasks of a few herds, by their numbers; of many, nothing is counted that goes by it. */
export async function taskChanges({ infoCheptels = [] }: FrameUser, network: string): Promise<ChangesOf> {
  if (infoCheptels.length > FEW || network !== "ONLINE") return new Map();
  return new Map(
    await Promise.all(infoCheptels.map(async ({ numCheptel }) => [numCheptel, (await heldChanges(numCheptel)) ?? {}] as const)),
  );
}
