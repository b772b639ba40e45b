import type { DemoSample } from "../../../../generated/demoPages";
import type { Shell } from "../../../sdk";
import { today } from "../../../sdk/formats";
import { workshopOf } from "../../herd/workshopOf";
import { element } from "../../parts/element";
import { textsIn } from "../../parts/textsIn";
import type { SampleName } from "../dashboard/figures";
import { herdOnDay } from "../presentations/herdOnDay";
import { presentationOf } from "../presentations/samples/presentationOf";
import { TEXTS } from "../presentations/texts/texts";

interface OfPage {
  readonly sample: Exclude<DemoSample, "form">;
  /** Which figures of the page say something else than the small view does already. */
  readonly nth: readonly number[];
}

const MORE: Readonly<Record<SampleName, OfPage>> = {
  ages: { sample: "herd", nth: [0, 1, 2] },
  animals: { sample: "herd", nth: [0, 2, 3] },
  calvings: { sample: "reproduction", nth: [0, 1, 3] },
  groups: { sample: "herd", nth: [0, 1, 2] },
  index: { sample: "genetics", nth: [0, 2, 3] },
  intake: { sample: "feed", nth: [1, 2, 3] },
  interval: { sample: "reproduction", nth: [1, 2, 3] },
  margin: { sample: "feed", nth: [0, 1, 3] },
  milk: { sample: "milk", nth: [1, 2, 3] },
  moves: { sample: "movements", nth: [0, 2, 3] },
  parities: { sample: "herd", nth: [0, 2, 3] },
  pregnant: { sample: "reproduction", nth: [0, 2, 3] },
  treatments: { sample: "health", nth: [0, 1, 3] },
};

/** Further figures of the page behind a small view, where there is room for them. */
export async function moreFigures(shell: Shell, numCheptel: string, name: SampleName): Promise<HTMLElement> {
  const { sample, nth } = MORE[name];
  const herd = herdOnDay(numCheptel, await workshopOf(shell), today());
  const { figures } = presentationOf(sample, herd, textsIn(TEXTS, shell.context.language));
  const rows = nth.flatMap((at) => figures[at] ?? []);
  return element(
    "dl",
    { "data-figure": "more" },
    ...rows.map(({ label, value, unit = "" }) =>
      element("div", {}, element("dt", {}, label), element("dd", {}, [value, unit].filter(Boolean).join("\u00a0"))),
    ),
  );
}
