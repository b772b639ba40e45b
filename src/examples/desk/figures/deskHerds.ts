import { type Breed, herdBreed, type HerdKind as KeptFor } from "../../../domain/herd/herdBreed";
import type { FrameUser } from "../../../sdk";
import type { CalendarDay } from "../../../sdk/formats";
import { placeOf } from "../places/placeOf";
import type { Position } from "../places/projection";
import { type HerdFigures, type HerdKind, type HerdState, sampleDeskHerd } from "./sampleDeskHerd";

/** A herd of the account as the desk shows it. */
export interface DeskHerd extends HerdFigures {
  readonly numCheptel: string;
  readonly name: string;
  readonly breed: Breed;
  readonly town: string;
  readonly person: string;
  readonly position: Position;
}

export type HerdFilter = "all" | "urgent" | "dairy" | "beef";

/** A visit is overdue after so many days. */
export const LONG_WITHOUT_VISIT = 60;

const URGENCY: Readonly<Record<HerdState, number>> = { urgent: 0, toSee: 1, fine: 2 };

/** The herds that the shell tells of, the most urgent first. */
export function deskHerds(user: FrameUser, today: CalendarDay): readonly DeskHerd[] {
  const herds = (user.infoCheptels ?? []).map((herd): DeskHerd => {
    const { numCheptel, raisonSociale, ville, nom, prenom } = herd;
    // Of the herd that is open the shell says what it is kept for, of the others the list does.
    const said = kindOf(numCheptel === user.numCheptel ? user : herd);
    const figures = sampleDeskHerd(numCheptel, today, said);
    const named = raisonSociale || numCheptel;
    const position = placeOf(numCheptel, ville);
    return {
      numCheptel,
      name: named,
      town: ville,
      person: `${prenom} ${nom}`.trim(),
      position,
      breed: herdBreed({ laitier: figures.kind !== "beef" }, numCheptel),
      ...figures,
    };
  });
  return herds.sort((a, b) => URGENCY[a.state] - URGENCY[b.state] || b.count - a.count || b.sinceVisit - a.sinceVisit);
}

/** Those that a filter and what was typed leave. */
export function foundHerds(herds: readonly DeskHerd[], filter: HerdFilter, typed: string): readonly DeskHerd[] {
  const wanted = folded(typed);
  return herds.filter(
    (herd) =>
      fits(herd, filter) &&
      (wanted === "" || [herd.name, herd.numCheptel, herd.town, herd.person].some((text) => folded(text).includes(wanted))),
  );
}

export function fits({ kind, state }: HerdFigures, filter: HerdFilter): boolean {
  if (filter === "all") return true;
  return filter === "urgent" ? state === "urgent" : kind === filter || kind === "both";
}

function kindOf({ laitier, allaitant }: KeptFor): HerdKind | undefined {
  if (laitier) return allaitant ? "both" : "dairy";
  return allaitant ? "beef" : undefined;
}

/** Without accents, case and blanks, as somebody types who is in a hurry. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}|\s/gu, "")
    .toLowerCase();
}
