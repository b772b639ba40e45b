import { proofsOf } from "../coverage/proofs";
import type { Finding } from "../diagnostic/finding";
import { once } from "../kept/kept";
import type { RegistryModel } from "../link/model";
import { createProver } from "../prove/prover";
import { ALL_RULES } from "../rules/all";
import { itemsSeen } from "../snapshot/seen";
import { ENVIRONMENTS } from "../viewer/environments";
import { personasOf } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";

export const DETECTORS = ["snapshot", "expectation", "rule", "proof"] as const;
/** What can notice that a registry is another. */
export type Detector = (typeof DETECTORS)[number];

/** Says whether a detector notices that a registry is not the one they were made for; in the order in which they are asked. */
export function createDetectors(registry: Registry, hasSnapshot: boolean): readonly (readonly [Detector, (other: Registry) => boolean])[] {
  const seen = snapshotOf(registry);
  const known = new Set(findingsOf(registry.model).map(keyOf));
  const failing = new Set(failingProofs(registry));
  const newFindings = ({ model }: Registry) => findingsOf(model).filter((one) => !known.has(keyOf(one)));
  const isPromise = ({ code }: Finding) => code === "persona-expects" || code === "persona-refuses";
  return [
    ["snapshot", (other) => hasSnapshot && seen(other)],
    ["expectation", (other) => newFindings(other).some(isPromise)],
    ["rule", (other) => newFindings(other).some((one) => !isPromise(one))],
    ["proof", (other) => failingProofs(other).some((one) => !failing.has(one))],
  ];
}

/** Whether any persona sees anything else in any environment; the first difference is enough. */
function snapshotOf(registry: Registry): (other: Registry) => boolean {
  const each = [...personasOf(registry)].flatMap(([, persona]) =>
    ENVIRONMENTS.map((environment) => {
      const seen = (one: Registry) => JSON.stringify(itemsSeen(one, persona, environment));
      return { before: seen(registry), seen };
    }),
  );
  return (other) => each.some(({ before, seen }) => seen(other) !== before);
}

const findingsOf = once((model: RegistryModel): readonly Finding[] => ALL_RULES.flatMap(({ check }) => [...check(model, {})]));

function keyOf({ file, line, column, code }: Finding): string {
  return `${file}:${line}:${column} ${code}`;
}

function failingProofs(registry: Registry): readonly string[] {
  return proofsOf(registry, createProver(registry.tables)).flatMap(({ kind, subject, object, holds }) =>
    holds === true ? [] : [`${kind} ${subject} ${object} ${holds}`],
  );
}
