import { type Breed, herdBreed, type HerdKind as KeptFor } from "../../../domain/herd/herdBreed";
import type { FrameUser } from "../../../sdk";
import type { CalendarDay } from "../../../sdk/formats";
import type { Changes } from "../../herd/taskChanges";
import { placeOf } from "../places/placeOf";
import type { Position } from "../places/projection";
import { herdFigures } from "./herdFigures";
import type { HerdFigures, HerdKind } from "./sampleDeskHerd";
import { sortHerds } from "./sortHerds";

/** A herd of the account as the desk shows it. */
export interface DeskHerd extends HerdFigures {
  readonly numCheptel: string;
  readonly name: string;
  readonly breed: Breed;
  readonly town: string;
  readonly person: string;
  readonly position: Position;
  /** Events that are overdue, where herds are few enough to count them. */
  readonly late: number;
  /** What was changed about its tasks. */
  readonly changes: Changes;
}

/** A visit is overdue after so many days. */
export const LONG_WITHOUT_VISIT = 60;

const UNCHANGED: ReadonlyMap<string, Changes> = new Map();

/** The herds that the shell tells of, the most urgent first; `changed` is what was changed about the tasks of each, where that is known. */
export function deskHerds(user: FrameUser, today: CalendarDay, changed = UNCHANGED): readonly DeskHerd[] {
  const told = user.infoCheptels ?? [];
  const herds = told.map((herd): DeskHerd => {
    const { numCheptel, raisonSociale, ville, nom, prenom } = herd;
    // Of the herd that is open the shell says what it is kept for, of the others the list does.
    const said = kindOf(numCheptel === user.numCheptel ? user : herd);
    const changes = changed.get(numCheptel) ?? {};
    const figures = herdFigures({ numCheptel, kind: said, among: told.length, changes }, today);
    const named = raisonSociale || numCheptel;
    const position = placeOf(numCheptel, ville);
    return {
      numCheptel,
      name: named,
      town: ville,
      person: `${prenom} ${nom}`.trim(),
      position,
      changes,
      breed: herdBreed({ laitier: figures.kind !== "beef" }, numCheptel),
      ...figures,
    };
  });
  return sortHerds(herds);
}

function kindOf({ laitier, allaitant }: KeptFor): HerdKind | undefined {
  if (laitier) return allaitant ? "both" : "dairy";
  return allaitant ? "beef" : undefined;
}
