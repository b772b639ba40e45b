import type { CalendarDay } from "../../../sdk/formats";
import type { Changes } from "../../herd/taskChanges";
import { lateEvents } from "./lateEvents";
import { type HerdFigures, type HerdKind, sampleDeskHerd } from "./sampleDeskHerd";

/** So many herds are seen at a glance: nothing to search or to filter, and what is late is counted. */
export const FEW = 4;

interface OfAccount {
  readonly numCheptel: string;
  /** undefined: the account does not say. */
  readonly kind: HerdKind | undefined;
  /** How many herds the account has. */
  readonly among: number;
  /** What was changed about its tasks. */
  readonly changes?: Changes;
}

/** How a herd stands, for the desk and for the list of herds alike, with the events that are overdue in it. */
export function herdFigures(
  { numCheptel, kind, among, changes = {} }: OfAccount,
  today: CalendarDay,
): HerdFigures & { readonly late: number } {
  const figures = sampleDeskHerd(numCheptel, today, kind);
  const late = among <= FEW ? lateEvents({ numCheptel, kind: figures.kind, changes }, today) : 0;
  return late === 0 ? { ...figures, late } : { ...figures, state: "urgent", late };
}
