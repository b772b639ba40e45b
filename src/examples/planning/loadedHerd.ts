import { pageClock } from "../../sdk/clock";
import { type CalendarDay, isoDay, readIsoDay, today } from "../../sdk/formats";
import { heldChanges, readHeld } from "../herd/heldChanges";
import { type SampleAnimal, sampleAnimals, type Workshop } from "../herd/sampleAnimals";
import type { Changes } from "../herd/taskChanges";

/** Where the storage of a herd has it. */
export const LOADED = "herd";

/** What the server had of a herd, and when it was asked. */
export interface LoadedHerd {
  readonly at: Date;
  readonly day: CalendarDay;
  readonly animals: readonly SampleAnimal[];
  /** What was changed about its tasks, by whomever; null: the server did not say. */
  readonly held: Changes | null;
}

/** Asks the server of the demo, whose animals are samples. */
export async function loadHerd(numCheptel: string, workshop: Workshop): Promise<LoadedHerd> {
  const held = await heldChanges(numCheptel, { notes: "true" });
  const day = today();
  return { at: new Date(pageClock.now()), day, animals: sampleAnimals(numCheptel, workshop, day), held };
}

/** As it is stored: plain values. */
export function storedHerd({ at, day, animals, held }: LoadedHerd): unknown {
  return { at: at.toISOString(), day: isoDay(day), animals, held };
}

/** Null: nothing was stored, or by another version. */
export function readHerd(value: unknown): LoadedHerd | null {
  if (!isStored(value)) return null;
  const day = readIsoDay(value.day);
  return day === null ? null : { at: new Date(value.at), day, animals: value.animals, held: readHeld(Reflect.get(value, "held")) };
}

function isStored(value: unknown): value is { readonly at: string; readonly day: string; readonly animals: readonly SampleAnimal[] } {
  if (typeof value !== "object" || value === null || !("at" in value && "day" in value && "animals" in value)) return false;
  return typeof value.at === "string" && typeof value.day === "string" && Array.isArray(value.animals);
}
