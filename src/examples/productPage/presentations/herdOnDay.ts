import type { CalendarDay } from "../../../sdk/formats";
import { sampleAnimals, sampleCows, type Workshop } from "../../herd/sampleAnimals";
import type { HerdOnDay } from "./presentation";

/** The animals of a herd as its presentations need them. */
export function herdOnDay(numCheptel: string, workshop: Workshop, today: CalendarDay): HerdOnDay {
  const animals = sampleAnimals(numCheptel, workshop, today);
  const known = sampleCows(numCheptel);
  const cows = animals.flatMap((animal, at) => {
    const cow = known[at];
    return cow === undefined ? [] : [{ animal, cow }];
  });
  return { numCheptel, workshop, today, animals, cows, young: animals.slice(cows.length) };
}
