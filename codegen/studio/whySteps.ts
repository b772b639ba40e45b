import { labelOf } from "../answer/labelOf";
import type { Position } from "../answer/position";
import type { Explanation, GrantAnswer } from "../explain/explainAnswer";
import { sayIn } from "../messages/say";
import type { Registry } from "../viewer/registry";
import { studioText } from "./answerTexts";
import { FRENCH } from "./personaViews";

/** One link of the chain that ends in yes or no. */
export interface WhyStep {
  readonly text: string;
  readonly place: Pick<Position, "file" | "line"> | null;
  /** What the person has or lacks; the others say what is asked. */
  readonly isCause: boolean;
}

/** What somebody has or lacks, as far as it decides. */
export function decisionSteps(registry: Registry, { decision, kind }: Explanation, who: string): readonly WhyStep[] {
  if (decision === undefined) return [];
  const { admitted, reason, grants } = decision;
  const step = (text: string): readonly WhyStep[] => [{ text, place: null, isCause: true }];
  if (reason === "multi-herd-only" && kind !== "route") return step(studioText("hidden-section", {}));
  if (admitted) {
    const held = grants.find((grant) => grant.held);
    return held === undefined ? [] : step(heldText(registry, held, who));
  }
  if (reason !== "not-granted" && reason !== "offline")
    return step(studioText("is-reason", { who, why: sayIn(FRENCH)(`reason.${reason}`) }));
  const refused = grants.filter(({ held }) => !held);
  const near = refused.find(({ matched }) => matched !== null);
  if (near !== undefined) return step(nearText(registry, near, who));
  const [only] = refused;
  if (only === undefined) return step(studioText("is-reason", { who, why: sayIn(FRENCH)(`reason.${reason}`) }));
  const text =
    refused.length === 1
      ? studioText("lacks-right", { who, label: nameOf(registry, only.grant), grant: only.grant })
      : studioText("lacks-rights", { who, count: refused.length });
  return step(text);
}

function heldText(registry: Registry, { grant, matched, by }: GrantAnswer, who: string): string {
  const label = nameOf(registry, grant);
  if (by === "everybody") return studioText("has-everybody", { label, grant });
  return matched === grant || matched === null
    ? studioText("has-right", { who, label, grant })
    : studioText("has-wider", { who, label, grant, matched });
}

/** Found, and yet refused: by its level, or without network. */
function nearText(registry: Registry, { grant, matched, level, offlineReady }: GrantAnswer, who: string): string {
  const params = { who, matched: matched ?? grant, level: level ?? 0 };
  return level !== null && level > 0 && offlineReady === false
    ? studioText("offline-right", params)
    : studioText("closed-right", { ...params, label: nameOf(registry, grant) });
}

function nameOf(registry: Registry, grant: string): string {
  return labelOf(registry, `grant.${grant}`, FRENCH) ?? grant;
}
