import { ignoreSpaces } from "../../../domain/search/ignoreAccents";
import type { DeskHerd } from "./deskHerds";
import type { HerdFigures } from "./sampleDeskHerd";

export type HerdFilter = "all" | "urgent" | "toSee" | "dairy" | "beef";

/** Those that a filter and what was typed leave. */
export function filterHerds(herds: readonly DeskHerd[], filter: HerdFilter, typed: string): readonly DeskHerd[] {
  const wanted = ignoreSpaces(typed);
  return herds.filter(
    (herd) =>
      fits(herd, filter) &&
      (wanted === "" || [herd.name, herd.numCheptel, herd.town, herd.person].some((text) => ignoreSpaces(text).includes(wanted))),
  );
}

export function fits({ kind, state }: HerdFigures, filter: HerdFilter): boolean {
  if (filter === "all") return true;
  return filter === "urgent" || filter === "toSee" ? state === filter : kind === filter || kind === "both";
}
