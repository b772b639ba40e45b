import { ENTITIES } from "../../../generated/entities";
import { readLifeCycle } from "../../domain/formats/lifeCycle";
import { dayOf } from "../../domain/inputs/calendarDay";
import { findAnimals } from "../../examples/herd/findAnimals";
import { sampleAnimals } from "../../examples/herd/sampleAnimals";
import { workshopIn } from "../../examples/herd/workshopOf";
import type { Animal } from "../../protocol/calls/shellCalls";
import type { Database } from "../database/openDatabase";
import type { FindAnimals } from "../endpoint/service";
import type { ServerClock } from "../time/clock";

const MOST = 8;

/** Finds the animals that the demo applications show of a herd. */
export function demoAnimals({ database, clock }: { readonly database: Database; readonly clock: ServerClock }): FindAnimals {
  return async (numCheptel, query) => {
    const herd = await database.selectFrom("herds").selectAll().where("num_cheptel", "=", numCheptel).executeTakeFirst();
    const workshop = workshopIn({ laitier: herd?.laitier === 1, allaitant: herd?.allaitant === 1 });
    return findAnimals(sampleAnimals(numCheptel, workshop, dayOf(clock.now().getTime())), query)
      .slice(0, MOST)
      .map(({ id, number, name, breed, lot, lifeCycle }) => ({ id, number, name, breed, lot, ...stateOf(lifeCycle) }));
  };
}

/** What is to be done with an animal now, or is late. */
function stateOf(lifeCycle: number): Pick<Animal, "stage" | "late"> {
  const read = (part: string) => readLifeCycle(ENTITIES.lifeCycle, lifeCycle, part);
  const [stage, position] = [read("stage"), read("position")];
  if (stage === null || stage === "none" || position === "before") return {};
  return { stage, late: position === "alert" || position === "after" };
}
