import type { Report } from "../formats/report";
import type { Language } from "../messages/language";
import { repeat, type Say } from "../messages/say";
import type { Cause } from "./causes";
import { causeReasons, causeTitle, nameOf, shortList } from "./causeWords";
import type { Coverage } from "./coverage";
import { reachName, reachRows } from "./reachRows";

/** Promises that are broken, in words. */
type Told = Report["findings"];

const MOST_CAUSES = 20;

/** What is covered, as people read it: what fails first, then figures and what wants a look. */
export function coverageText(registry: string, report: Coverage, promises: Told, say: Say, language: Language): string {
  const { ok, grants, routes, tiles, proofs, causes, unreachedRoutes } = report;
  const names = (what: NamesSentence, list: readonly string[]) =>
    list.length === 0 ? [] : [`  ${say(what, { names: shortList(list, say) })}`];
  const held = proofs.filter(({ holds }) => holds === true).length;
  const widest = widestOf(report.heldAtOnce);
  const unproven = proofs.filter(({ holds }) => holds === "not-proved");
  return [
    say(ok ? "covered" : "not-covered", { registry }),
    "",
    ...causes.slice(0, MOST_CAUSES).flatMap((cause, n) => causeLines(cause, n + 1, { registry, say, language })),
    ...(causes.length > MOST_CAUSES ? [say("causes-more", { more: causes.length - MOST_CAUSES }), ""] : []),
    ...promises.map(({ file, line, message }) => `${registry}/${file}:${line}  ${message}`),
    ...(promises.length === 0 ? [] : [""]),
    say("coverage-proofs", { held, total: proofs.length }),
    ...unproven.map(
      ({ because, ...proof }) =>
        `  ${say("coverage-unproven", { what: nameOf(proof, say), why: because ? repeat(because, language) : "–" })}`,
    ),
    say("coverage-grants", { declared: grants.declared, used: grants.used }),
    ...names("coverage-unused", grants.unused),
    ...names("coverage-shadowed", grants.shadowed),
    ...names("coverage-undeclared", grants.undeclared),
    ...(widest === undefined ? [] : [`  ${say("coverage-at-once", widest)}`]),
    say("coverage-routes", { ...routes, unguarded: routes.unguarded.length }),
    ...names("coverage-unguarded", routes.unguarded),
    ...names("coverage-unreached", unreachedRoutes),
    ...names("coverage-unlinked", report.unlinkedRoutes),
    say("coverage-tiles", tiles),
    ...names(
      "coverage-unseen",
      report.unseenTiles.map(({ tile, route }) => (route === null ? tile : `${tile} → ${route}`)),
    ),
    ...report.pointlessAlternatives.map(({ at, grant, beside, byLevelZero }) => {
      const place = `${registry}/${at.file}:${at.line}`;
      return `  ${place}: ${say(byLevelZero ? "coverage-pointless-zero" : "coverage-pointless", { grant, beside })}`;
    }),
    "",
    say("coverage-personas"),
    ...inColumns(reachRows(report, say)),
    `  ${say("coverage-offline", { full: report.offlineUse.full.length, readonly: report.offlineUse.readonly.length })}`,
    ...report.offline.flatMap(({ closed, ...reach }) => {
      const named = { persona: reachName(reach), count: closed.length, names: shortList(closed, say) };
      return closed.length === 0 ? [] : [`  ${say("coverage-closed", named)}`];
    }),
    ...report.lackingLevels.map(
      ({ persona, grant, level, routes }) => `  ${say("coverage-lacking", { persona, grant, level, count: routes.length })}`,
    ),
    "",
    ...(ok
      ? [unproven.length === 0 ? say("coverage-holds") : say("coverage-holds-but", { count: unproven.length })]
      : [say("coverage-findings", { count: [...causes, ...report.brokenPromises, ...grants.undeclared, ...routes.unguarded].length })]),
    "",
  ].join("\n");
}

/** How many grants there are that are held at once, and the one that most personas so hold. */
function widestOf(held: Coverage["heldAtOnce"]) {
  const [first, ...others] = held;
  if (first === undefined) return undefined;
  const { grant, personas } = others.reduce((most, one) => (one.personas.length > most.personas.length ? one : most), first);
  return { count: held.length, grant, personas: personas.length };
}

type NamesSentence =
  | "coverage-unused"
  | "coverage-shadowed"
  | "coverage-undeclared"
  | "coverage-unguarded"
  | "coverage-unreached"
  | "coverage-unlinked"
  | "coverage-unseen";

interface Reader {
  readonly registry: string;
  readonly say: Say;
  readonly language: Language;
}

function causeLines(cause: Cause, number: number, { registry, say, language }: Reader): readonly string[] {
  const { at } = cause;
  const place = `${registry}/${at.file}:${at.line}`;
  return [`${number}. ${place}  ${causeTitle(cause, say)}`, ...causeReasons(cause, say, language).map((line) => `   ${line}`), ""];
}

function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  "),
  );
}
