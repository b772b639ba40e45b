import type { Coverage } from "../prove/coverage";
import type { Proof } from "../prove/proof";
import { counted } from "./menuText";

/** What is covered, as people read it: figures first, then everything that wants a look. */
export function coverageText(registry: string, report: Coverage): string {
  const { ok, grants, routes, tiles, proofs, personas, unreachedRoutes, offline } = report;
  const failed = proofs.filter(({ holds }) => !holds);
  const offlineOf = new Map(offline.map((reach) => [reach.id, reach]));
  const width = Math.max(0, ...personas.map(({ id }) => id.length));
  return [
    `${registry}: ${ok ? "covered" : "not covered"}`,
    "",
    `Grants   ${grants.declared} declared, ${grants.used} open something`,
    ...names("unused", grants.unused),
    ...names("not declared", grants.undeclared),
    `Routes   ${routes.total}: ${routes.public} public, ${routes.guarded} guarded, ${routes.unguarded.length} unguarded`,
    ...names("unguarded", routes.unguarded),
    ...names("reached by no persona", unreachedRoutes),
    `Tiles    ${tiles.total}`,
    `Proofs   ${proofs.length - failed.length} of ${proofs.length} hold for every possible user`,
    ...failed.flatMap(proofLines),
    "",
    `${"Persona".padEnd(width)}  tiles  routes  offline: tiles  routes`,
    ...personas.map(({ id, tiles: shown, routes: open }) => {
      const kept = offlineOf.get(id);
      return `${id.padEnd(width)}  ${pad(shown, 5)}  ${pad(open, 6)}  ${pad(kept?.tiles ?? 0, 14)}  ${pad(kept?.routes ?? 0, 6)}`;
    }),
    "",
    ok ? "Everything holds." : `${counted(failed.length + grants.undeclared.length + routes.unguarded.length, "finding")}.`,
    "",
  ].join("\n");
}

function proofLines({ kind, subject, object, because, counterexample }: Proof): readonly string[] {
  return [
    `  fails: ${kind} ${subject} → ${object ?? "nowhere"}: ${because ?? "no reason known"}`,
    ...(counterexample === undefined ? [] : [`         for this user: ${JSON.stringify(counterexample)}`]),
  ];
}

function names(what: string, list: readonly string[]): readonly string[] {
  return list.length === 0 ? [] : [`  ${what}: ${list.join(", ")}`];
}

function pad(count: number, width: number): string {
  return String(count).padStart(width);
}
