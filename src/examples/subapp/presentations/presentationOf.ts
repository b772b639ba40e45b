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
import type { PresentationTexts } from "./texts/presentationTexts";

export const PRESENTS: Readonly<Record<Exclude<DemoSample, "form">, Present>> = {
  air: presentDaily("air"),
  calves: presentCalves,
  documents: presentPapers("documents"),
  feed: presentFeed,
  feeds: presentStock("feeds"),
  genetics: presentGenetics,
  growth: presentGrowth,
  health: presentHealth,
  herd: presentAnimals,
  invoices: presentPapers("invoices"),
  medicines: presentStock("medicines"),
  milk: presentMilk,
  movements: presentMovements,
  reproduction: presentReproduction,
  semen: presentStock("semen"),
  tags: presentStock("tags"),
  tank: presentDaily("tank"),
  water: presentDaily("water"),
};

/** What a page shows of a herd. Where nothing is milked, growth is what counts. */
export function presentationOf(sample: keyof typeof PRESENTS, herd: HerdOnDay, texts: PresentationTexts): Presentation {
  const fitting = sample === "milk" && herd.workshop === "suckler" ? "growth" : sample;
  return PRESENTS[fitting](herd, texts);
}
