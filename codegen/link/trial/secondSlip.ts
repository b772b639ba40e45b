import { quickYaml } from "../../read/quickYaml";
import { sourceLines } from "../../read/slip";
import { KINDS } from "../../schema/kinds";
import { flatIssues } from "../flatIssues";
import { textNames } from "../schemaKeys";
import { type Best, bestOf, withRows } from "./bestOf";
import { faultsOf } from "./faultsOf";
import type { Faulty } from "./faulty";
import { respelt } from "./respelt";
import { headersNear, scalarTrials, trialsNear, wholeTrials } from "./trialsOf";

/** The change that is meant where a second slip of another kind would keep any change from leaving no fault: a misspelt key, or a text whose line is gone. */
export function besideSecond(faulty: Faulty, text: string): Best | null {
  return faulty.like === null ? (bestRespelt(faulty, text) ?? besideLostText(faulty, text)) : null;
}

/** The change that leaves no fault once the misspelt keys of the file are right too. */
function bestRespelt(faulty: Faulty, text: string): Best | null {
  const right = faulty.scalar ? null : respelt(faulty.kind, text, sourceLines(text));
  if (right === null) return null;
  const lines = sourceLines(right.text);
  const before = { ...faulty, text: right.text, faults: faultsOf(faulty.kind, quickYaml(right.text), null) };
  for (const trials of [wholeTrials(before, lines), trialsNear(before, lines), headersNear(before, lines)]) {
    const best = bestOf(before, right.text, trials, quickYaml);
    if (best?.rest !== 0) continue;
    const changed = right.asWritten(best.trial.changed);
    return { trial: { ...best.trial, changed }, text: withRows(text, changed), rest: 0 };
  }
  return null;
}

/** A colon or a space that is missing in an entry of which a text, its label perhaps, is missing too, or one value is wrong. */
function besideLostText(faulty: Faulty, text: string): Best | null {
  const lines = sourceLines(text);
  const trials = [...(faulty.scalar ? scalarTrials(faulty, lines) : trialsNear(faulty, lines))]
    .filter(({ code, changed, cost }) => code === "syntax-error" && changed.size === 1 && cost < 1)
    .sort((a, b) => a.cost - b.cost);
  const trial = trials.find(({ changed }) => lacksOneText(faulty, quickYaml(withRows(text, changed))));
  return trial === undefined ? null : { trial, text: withRows(text, trial.changed), rest: 1 };
}

function lacksOneText({ kind, faults }: Faulty, value: unknown): boolean {
  const { schema } = KINDS[kind];
  const parsed = value === undefined ? null : schema.safeParse(value);
  const [fault, ...others] = parsed?.success === false ? flatIssues(parsed.error.issues, value) : [];
  if (fault === undefined || others.length > 0) return false;
  // Of a file that could not be read, a value may be wrong whatever was written beside it.
  if (faults === null && (fault.kind === "choice" || (fault.kind === "shape" && !fault.key))) return true;
  return fault.kind === "missing" && textNames(schema).has(String(fault.path.at(-1)));
}
