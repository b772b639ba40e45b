import { startOf } from "../../diagnostic/range";
import type { Report } from "../../formats/report";
import type { UserFile } from "../../viewer/userFile";
import type { Diff } from "../diff";
import { type Effect, isWaiting } from "../effect";
import { userWords } from "./accessWords";
import { verdictOf } from "./diffText";
import { headline } from "./effectHeadline";
import { effectLines } from "./effectLines";
import { namesOf, screenWords, tileWords, type Wording } from "./reachWords";
import { allUsers, metPersonas } from "./summary";

/** The comparison for other programs: an effect that waits is an error at its line, the others are notes. */
export function diffReport(result: Diff, wording: Wording, registry: string): Report {
  const { say } = wording;
  const rows = metPersonas(result).map((persona) => {
    const { gained, lost } = persona;
    return [namesOf([persona], wording), ...[gained.tiles, lost.tiles, gained.routes, lost.routes].map(({ length }) => String(length))];
  });
  const head = ["markdown-persona", "report-tiles-gained", "report-tiles-lost", "report-screens-gained", "report-screens-lost"] as const;
  return {
    command: "diff",
    verdict: verdictOf(result, wording),
    ok: result.ok,
    registry,
    findings: result.effects.map((effect) => finding(effect, wording)),
    tables: [
      ...(rows.length === 0 ? [] : [{ title: say("markdown-personas", { count: rows.length }), head: head.map((one) => say(one)), rows }]),
      ...(result.effects.length === 0 ? [] : [accessTable(result, wording)]),
    ],
  };
}

/** Tiles and pages that are open to others than before, with somebody who gets in now and somebody who does no more. */
function accessTable(result: Diff, wording: Wording): Report["tables"][number] {
  const { say } = wording;
  const who = (user: UserFile | undefined) => (user === undefined ? "" : userWords(user, say));
  const subjects = [
    ...result.tiles.map(({ tile, ...one }) => ({ ...one, name: tileWords(tile, wording) })),
    ...result.routes.map(({ route, ...one }) => ({ ...one, name: screenWords(route, wording) })),
  ];
  const rows = subjects.flatMap(({ change, name, gains, loses }) =>
    change === "same" ? [] : [[name, say(`access-${change}`), who(gains), who(loses)]],
  );
  const head = ["access-subject", "access-change", "access-gains", "access-loses"] as const;
  return { title: allUsers(result, wording), head: head.map((one) => say(one)), rows };
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
