import { positionOf } from "../answer/position";
import type { Report } from "../formats/report";
import type { Place } from "../link/model";
import type { Language } from "../messages/language";
import { repeat, type Say } from "../messages/say";
import type { Registry } from "../viewer/registry";
import { causeReasons, causeTitle, nameOf } from "./causeWords";
import type { Coverage } from "./coverage";
import { reachRows } from "./reachRows";

type Told = Report["findings"][number];

interface Reader {
  readonly shown: string;
  /** Promises that are broken, in words. */
  readonly promises: readonly Told[];
  readonly say: Say;
  readonly language: Language;
}

/** Coverage for other programs: what fails is an error at its line, what looks forgotten a warning, what is only worth knowing a note. */
export function coverageReport(registry: Registry, report: Coverage, { shown, promises, say, language }: Reader): Report {
  const findings = findingsOf(registry, report, promises, say, language);
  const unlinked = report.unlinkedRoutes.map((name) => [name, `/${registry.tables.routes[name]?.path ?? ""}`]);
  const [head = [], ...rows] = reachRows(report, say);
  return {
    command: "coverage",
    verdict: `${say(report.ok ? "covered" : "not-covered", { registry: shown })}. ${say("coverage-findings", { count: findings.length })}`,
    ok: report.ok,
    registry: shown,
    findings,
    tables: [
      { title: say("coverage-personas"), head, rows },
      ...(unlinked.length === 0
        ? []
        : [{ title: say("coverage-unlinked-title"), head: [say("noun.route"), say("noun.address")], rows: unlinked }]),
    ],
  };
}

function findingsOf(registry: Registry, report: Coverage, promises: readonly Told[], say: Say, language: Language): Report["findings"] {
  const { model } = registry;
  const at = (place: Place | undefined) => positionOf(registry, place ?? NOWHERE);
  const asked = (name: string) => model.references.find((one) => one.role === "refers" && one.name === name)?.place;
  return [
    ...report.causes.map((cause) =>
      diagnostic("error", "proof-fails", cause.at, causeTitle(cause, say), causeReasons(cause, say, language).join("\n")),
    ),
    ...promises,
    ...report.grants.undeclared.map((names) =>
      diagnostic("error", "grant-undeclared", at(asked(names)), say("coverage-undeclared", { names })),
    ),
    ...report.routes.unguarded.map((names) =>
      diagnostic("error", "route-unguarded", at(model.routes.get(names)?.place), say("coverage-unguarded", { names })),
    ),
    ...report.unseenTiles.map(({ tile, route }) =>
      diagnostic(
        "warning",
        "tile-unseen",
        at(model.tiles.get(tile)?.place),
        say("coverage-unseen", { names: route === null ? tile : `${tile} → ${route}` }),
      ),
    ),
    ...report.pointlessAlternatives.map(({ at: place, grant, beside, byLevelZero }) => {
      const message = say(byLevelZero ? "coverage-pointless-zero" : "coverage-pointless", { grant, beside });
      return diagnostic(byLevelZero ? "info" : "warning", "alternative-pointless", place, message);
    }),
    ...report.grants.shadowed.map((names) =>
      diagnostic("warning", "grant-shadowed", at(model.grants.get(names)?.place), say("coverage-shadowed", { names })),
    ),
    ...report.grants.unused.map((names) =>
      diagnostic("info", "grant-unused", at(model.grants.get(names)?.place), say("coverage-unused", { names })),
    ),
    ...report.unreachedRoutes.map((names) =>
      diagnostic("info", "route-unreached", at(model.routes.get(names)?.place), say("coverage-unreached", { names })),
    ),
    ...report.proofs.flatMap(({ holds, because, cause, ...proof }) =>
      holds === "not-proved" && because
        ? [diagnostic("info", "not-proved", cause, say("coverage-unproven", { what: nameOf(proof, say), why: repeat(because, language) }))]
        : [],
    ),
  ];
}

/** What a persona may hold and nothing declares stands in no one file. */
const NOWHERE: Place = { file: "settings", path: [] };

function diagnostic(
  severity: Told["severity"],
  code: string,
  { file, line, column }: Pick<Told, "file" | "line" | "column">,
  message: string,
  hint?: string,
): Told {
  return { file, line, column, endLine: line, endColumn: column, code, severity, message, ...(hint === undefined ? {} : { hint }) };
}
