import type { CSSProperties } from "react";
import type { SectionRecord } from "../../domain/registry/tables";

const HUES = 8;
const OF_DESK = 9;

/** Number of the colour of a section: they are given out in menu order; the desk has its own, home and what has no tiles take the last. */
export function sectionHue(sections: readonly Pick<SectionRecord, "id" | "opens" | "multiHerd">[], id: string): number {
  const coloured = sections.filter(({ opens, multiHerd }) => opens === "tiles" && !multiHerd);
  const at = coloured.findIndex((section) => section.id === id);
  if (at >= 0) return (at % HUES) + 1;
  return sections.some((section) => section.id === id && section.multiHerd) ? OF_DESK : HUES;
}

/** Hands the colour down to what stands inside. */
export const hueStyle = (hue: number): CSSProperties & Record<"--hue", string> => ({ "--hue": `var(--hue-${hue})` });
