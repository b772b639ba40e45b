import type { HerdContext } from "../../src/domain/herd/herdContext";
import type { WorkshopRecord } from "../../src/domain/registry/tables";

/** Which workshops of a herd are inactive, so that it is in a context. */
export interface ContextRules {
  readonly inactive: () => ReadonlySet<string>;
  /** False when the workshop must be active, or the last that is left for the context. */
  readonly close: (workshop: string) => boolean;
  readonly mark: () => number;
  readonly undo: (mark: number) => void;
}

/** Null when no herd is so: a workshop that does not exist is never active. */
export function contextRules(
  workshops: readonly WorkshopRecord[],
  active: ReadonlySet<string>,
  context: HerdContext | null,
): ContextRules | null {
  const withFlag = (flag: WorkshopRecord["flag"]) => workshops.filter((workshop) => workshop.flag === flag).map(({ value }) => value);
  const [dairy, beef] = [withFlag("laitier"), withFlag("allaitant")];
  const open = context === "M" ? [dairy, beef] : context === "L" ? [dairy] : [];
  const shut = context === "A" ? dairy : context === "L" ? beef : [];
  const closed = [...shut];
  const isPossible = () => open.every((some) => some.some((workshop) => !closed.includes(workshop)));
  if (shut.some((workshop) => active.has(workshop)) || [...active].some((workshop) => !workshops.some(({ value }) => value === workshop)))
    return null;
  if (!isPossible()) return null;
  return {
    inactive: () => new Set(closed),
    close: (workshop) => {
      if (active.has(workshop)) return false;
      closed.push(workshop);
      return isPossible();
    },
    mark: () => closed.length,
    undo: (mark) => {
      closed.length = mark;
    },
  };
}
