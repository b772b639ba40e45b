import type { RouteParams } from "../../../generated/routeNames";
import type { Shell } from "../../sdk";
import { type CalendarDay, today } from "../../sdk/formats";
import type { HerdCounts } from "../herd/herdFacts";
import { sampleCows } from "../herd/sampleAnimals";
import { type Changes, overHeld, readChanges, settled } from "../herd/taskChanges";
import { eventsOf, type SampleTask, tasksOf } from "../herd/tasks";
import { workshopIn } from "../herd/workshopOf";
import { LOADED, loadHerd, readHerd, storedHerd } from "./loadedHerd";

/** What a page of the planning shows of a herd. */
export interface HerdTasks {
  readonly herd: string;
  readonly name: string;
  /** How many animals it has; null: they are not on this device. */
  readonly counts: HerdCounts | null;
  readonly today: CalendarDay;
  /** When its tasks came from the server; null: they are not on this device. */
  readonly loadedAt: Date | null;
  /** The server was asked for them now. */
  readonly isAsked: boolean;
  readonly tasks: readonly SampleTask[];
  readonly events: readonly SampleTask[];
  readonly changes: Changes;
}

/** Where the storage of a herd has what was changed. */
export const SHELF = "tasks";

/** The tasks of a herd: from the server, or as they were last loaded on this device; over them what was changed here. */
export async function readTasks(shell: Shell<RouteParams>, numCheptel: string, shown?: Changes): Promise<HerdTasks> {
  const [asked, kept, before] = await Promise.all([askServer(shell, numCheptel), shell.storageRead(SHELF), shell.storageRead(LOADED)]);
  const { user, overview, answer } = asked;
  const stored = readHerd(before.ok ? before.value : null);
  const fresh = answer && { ...answer, held: answer.held ?? stored?.held ?? null };
  if (fresh !== null && shell.context.numCheptel === numCheptel) void shell.storageStore(LOADED, storedHerd(fresh));
  const profile = user.ok && user.value.numCheptel === numCheptel ? user.value : null;
  const cows = sampleCows(numCheptel).length;
  const here = shown ?? readChanges(kept.ok ? kept.value : null);
  const changes = overview.ok ? settled(here, overview.value, numCheptel) : here;
  const day = today();
  const loaded = fresh ?? stored ?? { at: null, day, animals: [], held: null };
  return {
    herd: numCheptel,
    name: profile?.elevageEnCours.denomination ?? "",
    counts: loaded.at === null ? null : { cows, young: loaded.animals.length - cows },
    today: day,
    loadedAt: loaded.at,
    isAsked: fresh !== null,
    tasks: tasksOf(loaded.animals, loaded.day),
    events: eventsOf(loaded.animals, loaded.day),
    // What was sent from here is on the server too, unless it could not be asked.
    changes: answer?.held ? overHeld(answer.held, changes) : { ...loaded.held, ...changes },
  };
}

/** What waits is read before the server is asked: what is sent in between would be missing in both. */
async function askServer(shell: Shell<RouteParams>, numCheptel: string) {
  const [user, overview] = await Promise.all([shell.getUser(), shell.syncRead()]);
  const workshop = workshopIn(user.ok ? user.value : { laitier: true, allaitant: false });
  return { user, overview, answer: shell.context.network === "OFFLINE" ? null : await loadHerd(numCheptel, workshop) };
}
