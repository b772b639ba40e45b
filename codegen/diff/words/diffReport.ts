import { startOf } from "../../diagnostic/range";
import type { Report } from "../../formats/report";
import type { Diff } from "../diff";
import { type Effect, isWaiting } from "../effect";
import { verdictOf } from "./diffText";
import { effectLines } from "./effectLines";
import { headline } from "./headline";
import { namesOf, type Wording } from "./reachWords";

/** The comparison for other programs: an effect that waits is an error at its line, the others are notes. */
export function diffReport(result: Diff, wording: Wording, registry: string): Report {
  const { say } = wording;
  const rows = result.personas.flatMap((persona) => {
    const { gained, lost, home } = persona;
    const counts = [gained.tiles, lost.tiles, gained.routes, lost.routes].map(({ length }) => length);
    return counts.every((count) => count === 0) && home === null ? [] : [[namesOf([persona], wording), ...counts.map(String)]];
  });
  const head = ["markdown-persona", "report-tiles-gained", "report-tiles-lost", "report-screens-gained", "report-screens-lost"] as const;
  return {
    command: "diff",
    verdict: verdictOf(result, wording),
    ok: result.ok,
    registry,
    findings: result.effects.map((effect) => finding(effect, wording)),
    tables: rows.length === 0 ? [] : [{ title: say("markdown-personas", { count: rows.length }), head: head.map((one) => say(one)), rows }],
  };
}

function finding(effect: Effect, wording: Wording): Report["findings"][number] {
  const { place, kind, id } = effect;
  // Every registry has its domains: what stands nowhere is told there.
  const [domains] = wording.head.model.documents.domains;
  const { file, line, column } = place ?? startOf(kind === "unused-yes" ? "accepted.yaml" : (domains?.file ?? "domains.yaml"));
  return {
    file,
    line,
    column,
    endLine: line,
    endColumn: column,
    code: `registry-${kind}`,
    severity: isWaiting(effect) ? "error" : "info",
    message: `${headline(effect, wording)} (${id})`,
    hint: effectLines(effect, wording).join("\n"),
  };
}
