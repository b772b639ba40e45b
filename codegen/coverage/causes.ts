import { type Position, positionOf } from "../answer/position";
import { placeOf } from "../entries/placeOf";
import type { Said } from "../messages/say";
import type { Claim } from "../prove/claim";
import type { Proof } from "../prove/proof";
import type { Through } from "../prove/ways";
import type { Environment } from "../viewer/environments";
import type { Registry } from "../viewer/registry";
import type { UserFile } from "../viewer/userFile";

type Named = Pick<Claim, "kind" | "subject" | "object">;

/** A mistake to mend, with all that fails because of it. */
export interface Cause {
  readonly at: Position;
  readonly fails: readonly Named[];
  /** What fails only since it leads through that. */
  readonly related: readonly Named[];
  readonly way: readonly string[];
  readonly because: Said;
  readonly user: UserFile;
  readonly environments: readonly Environment[];
  readonly world: Proof["world"];
  /** It would not fail if a level 0 took nothing away. */
  readonly byLevelZero: boolean;
}

/** One cause, one finding: by the place that can be changed, and who refuses in the end. */
export function causesOf(registry: Registry, proofs: readonly Proof[]): readonly Cause[] {
  const causes = new Map<string, { fails: Proof[]; related: Proof[]; at: Position }>();
  for (const proof of proofs) {
    if (proof.holds !== false) continue;
    const { failure } = proof;
    const at = positionOf(registry, placeOf(registry.model, culprit(proof)));
    const end = failure?.guard ? JSON.stringify(failure.guard) : (failure?.steps.at(-1)?.href ?? "");
    const key = `${at.file}:${at.line}:${at.column} ${end}`;
    const cause = causes.get(key) ?? { fails: [], related: [], at };
    causes.set(key, cause);
    (failure?.through && failure.through.subject !== proof.subject ? cause.related : cause.fails).push(proof);
  }
  const all = [...causes.values()].map(({ at, fails, related }) => causeOf(at, fails, related));
  return joinPersonas(all.flatMap((cause) => cause ?? []));
}

/** What leads there: the tile that is somebody's home, rather than the home. */
function culprit(proof: Proof): Named {
  const through: Through | null = proof.failure?.through ?? null;
  if (through?.kind === "tile")
    return { kind: "tile-opens-route", subject: through.subject, object: proof.failure?.steps[0]?.route ?? null };
  if (through?.kind === "tab")
    return { kind: "tab-opens-route", subject: `desktop ${through.subject}`, object: proof.failure?.steps[0]?.route ?? null };
  return through === null ? proof : { kind: "home-opens-route", subject: through.subject, object: null };
}

function causeOf(at: Position, fails: readonly Proof[], related: readonly Proof[]): Cause | null {
  const sizeOf = ({ counterexample = {} }: Proof) => JSON.stringify(counterexample).length;
  const [smallest] = [...(fails.length > 0 ? fails : related)].sort((a, b) => sizeOf(a) - sizeOf(b));
  if (smallest === undefined) return null;
  const { because, counterexample = {}, environments, world, failure } = smallest;
  return {
    at,
    fails: (fails.length > 0 ? fails : related).map(named),
    related: fails.length > 0 ? related.map(named) : [],
    way: failure?.steps.map(({ href }) => href) ?? [],
    because: because ?? { sentence: "because.no-route", params: {} },
    user: counterexample,
    environments,
    world,
    byLevelZero: failure?.byLevelZero ?? false,
  };
}

/** A persona that is led where users in general are is no cause of its own. */
function joinPersonas(causes: readonly Cause[]): readonly Cause[] {
  const general = causes.filter(({ world }) => world === "open");
  const isLike = (one: Cause, other: Cause) => one.way.at(-1) === other.way.at(-1);
  const joined = general.map((cause) => {
    const personas = causes.filter(
      (one) => one.world === "closed" && isLike(one, cause) && general.find((other) => isLike(one, other)) === cause,
    );
    return { ...cause, related: [...cause.related, ...personas.flatMap(({ fails }) => fails)] };
  });
  return [...joined, ...causes.filter((one) => one.world === "closed" && !general.some((other) => isLike(one, other)))];
}

function named({ kind, subject, object }: Proof): Named {
  return { kind, subject, object };
}
