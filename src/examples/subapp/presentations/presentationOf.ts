import type { DemoSample } from "../../../../generated/demoPages";
import { presentAnimals } from "./animals";
import { presentFeed } from "./feed";
import { presentGenetics } from "./genetics";
import { presentGrowth } from "./growth";
import { presentHealth } from "./health";
import { presentMilk } from "./milk";
import { presentMovements } from "./movements";
import type { HerdOnDay, Present, Presentation } from "./presentation";
import { presentReproduction } from "./reproduction";
import type { PresentationTexts } from "./texts/presentationTexts";

const PRESENTS: Readonly<Record<DemoSample, Present>> = {
  feed: presentFeed,
  genetics: presentGenetics,
  growth: presentGrowth,
  health: presentHealth,
  herd: presentAnimals,
  milk: presentMilk,
  movements: presentMovements,
  reproduction: presentReproduction,
};

/** What a page shows of a herd. Where nothing is milked, growth is what counts. */
export function presentationOf(sample: DemoSample, herd: HerdOnDay, texts: PresentationTexts): Presentation {
  const fitting = sample === "milk" && herd.workshop === "suckler" ? "growth" : sample;
  return PRESENTS[fitting](herd, texts);
}
