import type { Say } from "../messages/say";
import type { Coverage } from "../prove/coverage";
import type { Proof } from "../prove/proof";

type SaidProof = Omit<Proof, "because"> & { readonly because?: string | undefined };

/** What is covered, as people read it: figures first, then everything that wants a look. */
export function coverageText(
  registry: string,
  report: Omit<Coverage, "proofs"> & { readonly proofs: readonly SaidProof[] },
  say: Say,
): string {
  const { ok, grants, routes, tiles, proofs, personas, unreachedRoutes, offline } = report;
  const failed = proofs.filter(({ holds }) => !holds);
  const names = (what: NamesSentence, list: readonly string[]) => (list.length === 0 ? [] : [`  ${say(what, { names: list.join(", ") })}`]);
  return [
    say(ok ? "covered" : "not-covered", { registry }),
    "",
    say("coverage-grants", { declared: grants.declared, used: grants.used }),
    ...names("coverage-unused", grants.unused),
    ...names("coverage-undeclared", grants.undeclared),
    say("coverage-routes", { ...routes, unguarded: routes.unguarded.length }),
    ...names("coverage-unguarded", routes.unguarded),
    ...names("coverage-unreached", unreachedRoutes),
    say("coverage-tiles", tiles),
    say("coverage-proofs", { held: proofs.length - failed.length, total: proofs.length }),
    ...failed.flatMap((proof) => proofLines(proof, say)),
    "",
    ...reachTable(personas, offline, say),
    "",
    ok ? say("coverage-holds") : say("coverage-findings", { count: failed.length + grants.undeclared.length + routes.unguarded.length }),
    "",
  ].join("\n");
}

type NamesSentence = "coverage-unused" | "coverage-undeclared" | "coverage-unguarded" | "coverage-unreached";

function proofLines({ kind, subject, object, because = "–", counterexample }: SaidProof, say: Say): readonly string[] {
  return [
    `  ${say("coverage-fails", { kind, subject, object: object ?? "–", why: because })}`,
    ...(counterexample === undefined ? [] : [`  ${say("coverage-user", { user: JSON.stringify(counterexample) })}`]),
  ];
}

function reachTable(personas: Coverage["personas"], offline: Coverage["offline"], say: Say): readonly string[] {
  const kept = new Map(offline.map((reach) => [reach.id, reach]));
  const [tiles, routes] = [say("detail.tiles"), say("detail.routes")];
  const head = [say("kind.persona"), tiles, routes, say("pair", { name: say("offline"), value: tiles }), routes];
  const rows = personas.map((one) =>
    [one.id, one.tiles, one.routes, kept.get(one.id)?.tiles ?? 0, kept.get(one.id)?.routes ?? 0].map(String),
  );
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  "),
  );
}
