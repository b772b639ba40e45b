import { DEMO_LINKS } from "../../../../generated/demoPages";
import { labelKey } from "../../../domain/labels/labelKey";
import { addDays, type CalendarDay, formatDay, formatNumber } from "../../../sdk/formats";
import { withoutYear } from "../../parts/withoutYear";
import { labelsIn } from "../../subject/labels";
import type { DeskHerd } from "../figures/deskHerds";
import { lateEvents } from "../figures/lateEvents";
import type { DeskTexts } from "../texts/deskTexts";

const LINKS = DEMO_LINKS.desk;
type Link = (typeof LINKS)[keyof typeof LINKS];

/** What waits in a herd, and the page on which it is seen to. */
export interface Work {
  readonly name: string;
  readonly route: Link;
  readonly value: string;
  readonly unit?: string;
  readonly context: string;
  /** It is to be done now. */
  readonly isLate?: boolean;
}

/** Thousands of cells from which they come before the milk. */
const MANY_CELLS = 200;

/** What waits in a herd, what is late first. */
export async function workOf(herd: DeskHerd, language: string, today: CalendarDay, texts: DeskTexts): Promise<readonly Work[]> {
  const find = await labelsIn(language, "pages");
  const named = (route: Link) => ({ route, name: find(labelKey.route(route)) ?? "" });
  const late = lateEvents(herd, today);
  const events: Work = { ...named(LINKS.late), value: String(late), context: texts.events, isLate: late > 0 };
  const { milk, cells } = herd;
  if (milk === null || cells === null) return [events];
  const [latest = 0] = milk.slice(-1);
  const change = latest - (milk[0] ?? latest);
  const kilos = (amount: number) => formatNumber(amount, { min: 1, max: 1 });
  const gained = `${change < 0 ? "−" : "+"}${kilos(Math.abs(change))}\u00a0kg`;
  const counted: Work = { ...named(LINKS.cells), value: String(cells), unit: "k/mL", context: texts.lastRecording };
  const recorded: Work = { ...named(LINKS.recording), value: kilos(latest), unit: "kg", context: texts.milkOf(gained) };
  const collected: Work = { ...named(LINKS.tank), value: withoutYear(formatDay(addDays(today, 1))), context: texts.collection };
  return [events, ...(cells < MANY_CELLS ? [recorded, counted] : [counted, recorded]), collected];
}
