import { DEMO_LINKS } from "../../../generated/demoPages";
import { ROUTES } from "../../../generated/routes";
import { type Changes, readChanges } from "../../examples/herd/taskChanges";
import type { Database } from "../database/openDatabase";

/** What begins the name of a task among all that is held. */
const OF_PLANNING = `${ROUTES[DEMO_LINKS.animalCard.tasks].application}/`;

/** What was changed about the tasks of some herds, by whomever, as the server holds it. */
export async function planningChanges(database: Database, herds: readonly string[]): Promise<ReadonlyMap<string, Changes>> {
  const held =
    herds.length === 0
      ? []
      : await database
          .selectFrom("held_values")
          .select(["num_cheptel", "about", "value"])
          .where("num_cheptel", "in", herds)
          .where("about", "like", `${OF_PLANNING}%`)
          .execute();
  const changesOf = (herd: string) => held.filter(({ num_cheptel }) => num_cheptel === herd);
  return new Map(
    herds.map((herd) => [
      herd,
      readChanges(Object.fromEntries(changesOf(herd).map(({ about, value }) => [about.slice(OF_PLANNING.length), JSON.parse(value)]))),
    ]),
  );
}
