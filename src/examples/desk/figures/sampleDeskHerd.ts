import { addDays, type CalendarDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import { CURVE_MONTHS } from "./curveMonths";

/** What a herd is kept for: milk, meat or both. */
export type HerdKind = "dairy" | "beef" | "both";

export type HerdState = "urgent" | "toSee" | "fine";

/** What the backend of the demo desk knows of a herd. */
export interface HerdFigures {
  readonly kind: HerdKind;
  readonly state: HerdState;
  /** How many things make the state; 0 when all is well. */
  readonly count: number;
  /** kg for each cow and day over the last five months, the newest last; null: no milk is recorded. */
  readonly milk: readonly number[] | null;
  /** Thousands of cells in a millilitre of milk. */
  readonly cells: number | null;
  readonly sinceVisit: number;
  readonly visited: CalendarDay;
}

const URGENT_SHARE = 0.1;
const TO_SEE_SHARE = 0.28;

/** Figures of a herd by its number alone: the same number always gives the same ones. */
export function sampleDeskHerd(numCheptel: string, today: CalendarDay, kind: HerdKind = kindOf(numCheptel)): HerdFigures {
  const { next, between } = drawsFor(`${numCheptel} desk`);
  const drawn = next();
  const state = drawn < URGENT_SHARE ? "urgent" : drawn < TO_SEE_SHARE ? "toSee" : "fine";
  const count = state === "urgent" ? between(1, 4) : state === "toSee" ? between(1, 2) : 0;
  const sinceVisit = Math.round(1 + next() ** 1.3 * (state === "fine" ? 60 : 75));
  const level = 21 + next() * 13;
  // Herds that need somebody lose milk, the others gain some.
  const slope = (state === "urgent" ? -0.6 : 0.3) + (next() - 0.5) * 0.6;
  const milk = Array.from({ length: CURVE_MONTHS }, (_, month) => level + slope * (month - CURVE_MONTHS + 1) + (next() - 0.5) * 1.2);
  const cells = state === "urgent" ? between(240, 390) : state === "toSee" ? between(190, 290) : between(110, 210);
  const isMilked = kind !== "beef";
  return {
    kind,
    state,
    count,
    milk: isMilked ? milk : null,
    cells: isMilked ? cells : null,
    sinceVisit,
    visited: addDays(today, -sinceVisit),
  };
}

/** The list of herds says nothing of it; the end of the number decides, which fits most herds of the demo. */
function kindOf(numCheptel: string): HerdKind {
  const last = Number(numCheptel.at(-1)) % 5;
  return last === 0 ? "beef" : last === 2 ? "both" : "dairy";
}
