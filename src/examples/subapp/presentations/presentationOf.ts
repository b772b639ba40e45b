import type { DemoSample } from "../../../../generated/demoPages";
import { presentAnimals } from "./animals";
import { presentCalves } from "./calves";
import { presentDaily } from "./daily";
import { presentFeed } from "./feed";
import { presentGenetics } from "./genetics";
import { presentGrowth } from "./growth";
import { presentHealth } from "./health";
import { presentMilk } from "./milk";
import { presentMovements } from "./movements";
import { presentPapers } from "./papers";
import type { HerdOnDay, Present, Presentation } from "./presentation";
import { presentReproduction } from "./reproduction";
import { presentStock } from "./stock";
import { presentTargets } from "./targets";
import type { PresentationTexts } from "./texts/presentationTexts";
import { presentThings } from "./things";
import { presentTransfers } from "./transfers";
import { urgentFirst } from "./urgentFirst";

export const PRESENTS: Readonly<Record<Exclude<DemoSample, "form">, Present>> = {
  air: presentDaily("air"),
  applications: presentThings("applications"),
  beefTargets: presentTargets("beefTargets"),
  calves: presentCalves,
  documents: presentPapers("documents"),
  entries: presentTransfers("entries"),
  exits: presentTransfers("exits"),
  feed: presentFeed,
  feeds: presentStock("feeds"),
  genetics: presentGenetics,
  growth: presentGrowth,
  health: presentHealth,
  herd: presentAnimals,
  invoices: presentPapers("invoices"),
  medicines: presentStock("medicines"),
  messages: presentThings("messages"),
  milk: presentMilk,
  movements: presentMovements,
  protocols: presentThings("protocols"),
  reports: presentThings("reports"),
  reproduction: presentReproduction,
  semen: presentStock("semen"),
  sessions: presentThings("sessions"),
  tags: presentStock("tags"),
  tank: presentDaily("tank"),
  targets: presentTargets("targets"),
  team: presentThings("team"),
  water: presentDaily("water"),
};

/** What a page shows of a herd. Where nothing is milked, growth is what counts. */
export function presentationOf(sample: keyof typeof PRESENTS, herd: HerdOnDay, texts: PresentationTexts): Presentation {
  const fitting = sample === "milk" && herd.workshop === "suckler" ? "growth" : sample;
  return urgentFirst(PRESENTS[fitting](herd, texts));
}
