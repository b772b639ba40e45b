import { effectId } from "../diff/makeEffect";
import type { Language } from "../messages/language";
import type { Registry } from "../viewer/registry";
import type { UserFile } from "../viewer/userFile";
import { createDetectors, type Detector } from "./detectors";
import { type FirstChange, firstChange } from "./firstChange";
import type { Mutant } from "./mutant";
import { mutantsOf } from "./mutants";
import { relink } from "./relink";

type Reason = Readonly<Record<Language, string>>;

/** A slip that nothing notices, with what it changes for somebody. */
export interface Survivor {
  /** Dies with another access, as the id of an effect does. */
  readonly id: string;
  /** Why it harms nobody, from harmless.yaml; null: nobody has said so. */
  readonly reason: Reason | null;
  readonly mutant: Omit<Mutant, "documents">;
  readonly subject: string;
  readonly gains?: UserFile;
  readonly loses?: UserFile;
}

/** Which slips in who may pass would be noticed. */
export interface MutationResult {
  readonly mutants: number;
  /** Proven to change nothing for any possible user: there is nothing to notice. */
  readonly equivalent: number;
  /** By the first that notices. */
  readonly noticed: Readonly<Record<Detector, number>>;
  readonly survivors: readonly Survivor[];
  /** Reasons for slips that are noticed, or cannot happen any more. */
  readonly unused: readonly string[];
  /** Noticed, of those that change something, in percent. */
  readonly rate: number;
}

/** Tries every slip in memory, one at a time. */
export function mutate(registry: Registry, hasSnapshot: boolean): MutationResult {
  const detectors = createDetectors(registry, hasSnapshot);
  const noticed = { snapshot: 0, expectation: 0, rule: 0, proof: 0 };
  const survivors: Survivor[] = [];
  let equivalent = 0;
  const mutants = mutantsOf(registry.model);
  const reasons = new Map(registry.model.documents.harmless.flatMap(({ document }) => document.slips.map(({ id, why }) => [id, why])));
  for (const { documents, ...mutant } of mutants) {
    const other = relink(registry, documents);
    const change = firstChange(registry, other);
    if (change === null) equivalent++;
    else {
      const [by] = detectors.find(([, notices]) => notices(other)) ?? [];
      if (by === undefined) survivors.push(survivorOf(mutant, change, reasons));
      else noticed[by]++;
    }
  }
  const total = mutants.length - equivalent;
  const known = new Set(survivors.map(({ id }) => id));
  const unused = [...reasons.keys()].filter((id) => !known.has(id));
  return {
    mutants: mutants.length,
    equivalent,
    noticed,
    survivors,
    unused,
    rate: total === 0 ? 100 : (100 * (total - survivors.length)) / total,
  };
}

function survivorOf(mutant: Survivor["mutant"], change: FirstChange, reasons: ReadonlyMap<string, Reason>): Survivor {
  const { subject, gains, loses } = change;
  const { mutation, place, before, after } = mutant;
  const id = effectId([mutation, place.file, subject, before, after]);
  return { id, reason: reasons.get(id) ?? null, mutant, subject, ...(gains && { gains }), ...(loses && { loses }) };
}
