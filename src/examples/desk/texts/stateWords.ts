import type { DeskHerd } from "../figures/deskHerds";
import type { DeskTexts } from "./deskTexts";

/** What is late in a herd, where that is counted; its state otherwise. */
export function stateWords(texts: DeskTexts, { state, count, late }: Pick<DeskHerd, "state" | "count" | "late">): string {
  return late > 0 ? texts.states.urgent(late) : texts.states[state](count);
}
