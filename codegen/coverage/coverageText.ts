import type { Language } from "../messages/language";
import { repeat, type Say } from "../messages/say";
import { whoWords } from "../messages/who";
import { ENVIRONMENTS } from "../viewer/environments";
import type { Cause } from "./causes";
import type { Coverage } from "./coverage";

type Named = Cause["fails"][number];

/** Names shown of a long list; machines get all. */
const MOST_NAMES = 8;
const MOST_CAUSES = 20;

/** What is covered, as people read it: what fails first, then figures and what wants a look. */
export function coverageText(registry: string, report: Coverage, say: Say, language: Language): string {
  const { ok, grants, routes, tiles, proofs, causes, personas, unreachedRoutes, offline } = report;
  const names = (what: NamesSentence, list: readonly string[]) =>
    list.length === 0 ? [] : [`  ${say(what, { names: short(list, say) })}`];
  const held = proofs.filter(({ holds }) => holds === true).length;
  const unproven = proofs.filter(({ holds }) => holds === "not-proved");
  return [
    say(ok ? "covered" : "not-covered", { registry }),
    "",
    ...causes.slice(0, MOST_CAUSES).flatMap((cause, n) => causeLines(cause, n + 1, { registry, say, language })),
    ...(causes.length > MOST_CAUSES ? [say("causes-more", { more: causes.length - MOST_CAUSES }), ""] : []),
    say("coverage-proofs", { held, total: proofs.length }),
    ...unproven.map(
      ({ because, ...proof }) =>
        `  ${say("coverage-unproven", { what: nameOf(proof, say), why: because ? repeat(because, language) : "–" })}`,
    ),
    say("coverage-grants", { declared: grants.declared, used: grants.used }),
    ...names("coverage-unused", grants.unused),
    ...names("coverage-undeclared", grants.undeclared),
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
      return `  ${say(byLevelZero ? "coverage-pointless-zero" : "coverage-pointless", { place, grant, beside })}`;
    }),
    "",
    say("coverage-personas"),
    ...reachTable(personas, offline, say),
    ...report.lackingLevels.map(
      ({ persona, grant, level, routes }) => `  ${say("coverage-lacking", { persona, grant, level, count: routes.length })}`,
    ),
    "",
    ok ? say("coverage-holds") : say("coverage-findings", { count: causes.length + grants.undeclared.length + routes.unguarded.length }),
    "",
  ].join("\n");
}

type NamesSentence =
  | "coverage-unused"
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

/** Who is led where, and why it fails; then what else fails because of it. */
function causeLines(
  { at, fails, related, way, because, user, environments, byLevelZero }: Cause,
  number: number,
  reader: Reader,
): readonly string[] {
  const { registry, say, language } = reader;
  const who = whoWords(user, language);
  const why = repeat(because, language);
  const others = related.map((one) => nameOf(one, say));
  return [
    `${number}. ${registry}/${at.file}:${at.line}  ${short(
      fails.map((one) => nameOf(one, say)),
      say,
    )}`,
    `   ${way.length === 0 ? say("cause-nowhere", { who, why }) : say("cause-leads", { who, way: way.join(" → "), why })}`,
    ...(environments.length === ENVIRONMENTS.length
      ? []
      : [`   ${say("cause-only", { names: environments.map((one) => say(`in.${one}`)).join(", ") })}`]),
    ...(byLevelZero ? [`   ${say("cause-level-zero")}`] : []),
    ...(others.length === 0 ? [] : [`   ${say("cause-related", { names: short(others, say) })}`]),
    "",
  ];
}

function nameOf({ kind, subject, object }: Named, say: Say): string {
  const [what = "tile"] = kind.split("-");
  const name = say("entry", { what: say(`entry.${isEntry(what) ? what : "tile"}`), subject });
  return object === null || kind === "home-opens-route" ? name : `${name} → ${object}`;
}

const ENTRIES = ["tile", "link", "home", "tab", "section", "dashboard", "shortcut", "setting"] as const;

function isEntry(word: string): word is (typeof ENTRIES)[number] {
  return ENTRIES.some((one) => one === word);
}

function short(list: readonly string[], say: Say): string {
  const more = list.length - MOST_NAMES;
  return more > 0 ? say("and-more", { names: list.slice(0, MOST_NAMES).join(", "), more }) : list.join(", ");
}

function reachTable(personas: Coverage["personas"], offline: Coverage["offline"], say: Say): readonly string[] {
  const kept = new Map(offline.map((reach) => [reach.id, reach]));
  const [tiles, routes] = [say("noun.tiles"), say("noun.routes")];
  const head = [say("noun.persona"), tiles, routes, say("pair", { name: say("offline"), value: tiles }), routes];
  const rows = personas.map((one) =>
    [one.id, one.tiles, one.routes, kept.get(one.id)?.tiles ?? 0, kept.get(one.id)?.routes ?? 0].map(String),
  );
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  "),
  );
}
