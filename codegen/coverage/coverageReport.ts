import { positionOf } from "../answer/position";
import { fails, type Report } from "../formats/report";
import type { Place } from "../link/model";
import type { Language } from "../messages/language";
import { repeat, type Say } from "../messages/say";
import type { Registry } from "../viewer/registry";
import { causeReasons, causeTitle, nameOf } from "./causeWords";
import type { Coverage } from "./coverage";
import { reachName, reachRows } from "./reachRows";

type Told = Report["findings"][number];

/** Names of a list: a report for programs cuts none. */
const ALL = Number.POSITIVE_INFINITY;

interface Reader {
  readonly shown: string;
  /** Promises that are broken, in words. */
  readonly promises: readonly Told[];
  readonly say: Say;
  readonly language: Language;
  /** What looks forgotten fails too. */
  readonly strict: boolean;
}

/** Coverage for other programs: what fails is an error at its line, what looks forgotten a warning, what is only worth knowing a note. */
export function coverageReport(registry: Registry, report: Coverage, { shown, promises, say, language, strict }: Reader): Report {
  const findings = findingsOf(registry, report, promises, say, language);
  const ok = report.ok && !findings.some((one) => fails(one, strict));
  return {
    command: "coverage",
    verdict: `${say(ok ? "covered" : "not-covered", { registry: shown })}. ${say("coverage-findings", { count: findings.length })}`,
    ok,
    strict,
    registry: shown,
    findings,
    tables: tablesOf(registry, report, say).filter(({ rows }) => rows.length > 0),
  };
}

/** Each whole, in the forms that cut nothing: who reaches how much, what nothing leads to, what is held at once, what works without network for whom. */
function tablesOf({ tables }: Registry, report: Coverage, say: Say): Report["tables"] {
  const [head = [], ...reaches] = reachRows(report, say);
  const [route, persona] = [say("noun.route"), say("noun.persona")];
  const levelOf = (id: string, name: string) =>
    report.lackingLevels.flatMap(({ persona: of, grant, level, routes }) =>
      of === id && routes.includes(name) ? [say("pair", { name: grant, value: level })] : [],
    );
  const keptBy = (name: string) => report.offline.filter(({ keptRoutes }) => keptRoutes.includes(name)).map(reachName);
  return [
    { title: say("coverage-personas"), head, rows: reaches },
    {
      title: say("coverage-unlinked-title"),
      head: [route, say("noun.address")],
      rows: report.unlinkedRoutes.map((name) => [name, `/${tables.routes[name]?.path ?? ""}`]),
    },
    {
      title: say("coverage-at-once-title"),
      head: [say("noun.grant"), say("coverage-through"), persona],
      rows: report.heldAtOnce.map(({ grant, through, personas }) => [grant, through.join(", "), personas.map(({ id }) => id).join(", ")]),
    },
    {
      title: say("coverage-closed-title"),
      head: [persona, route, say("coverage-level")],
      rows: report.offline.flatMap((reach) => reach.closed.map((name) => [reachName(reach), name, levelOf(reach.id, name).join(", ")])),
    },
    {
      title: say("coverage-kept-title"),
      head: [route, say("coverage-use"), persona],
      rows: (["full", "readonly"] as const).flatMap((use) =>
        report.offlineUse[use].map((name) => [name, say(`coverage-use.${use}`), keptBy(name).join(", ")]),
      ),
    },
  ];
}

function findingsOf(registry: Registry, report: Coverage, promises: readonly Told[], say: Say, language: Language): Report["findings"] {
  const { model } = registry;
  const at = (place: Place | undefined) => positionOf(registry, place ?? NOWHERE);
  const asked = (name: string) => model.references.find((one) => one.role === "refers" && one.name === name)?.place;
  return [
    ...report.causes.map((cause) =>
      diagnostic("error", "proof-fails", cause.at, causeTitle(cause, say, ALL), causeReasons(cause, say, language, ALL).join("\n")),
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
