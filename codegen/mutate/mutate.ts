import type { Registry } from "../viewer/registry";
import type { UserFile } from "../viewer/userFile";
import { type FirstChange, firstChange } from "./firstChange";
import type { Mutant } from "./mutant";
import { mutantsOf } from "./mutants";
import { relink } from "./relink";
import { createWitnesses, type Witness } from "./witnesses";

/** A slip that nothing notices, with what it changes for somebody. */
export interface Survivor {
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
  readonly noticed: Readonly<Record<Witness, number>>;
  readonly survivors: readonly Survivor[];
  /** Noticed, of those that change something, in percent. */
  readonly rate: number;
}

/** Tries every slip in memory, one at a time. */
export function mutate(registry: Registry, hasSnapshot: boolean): MutationResult {
  const witnesses = createWitnesses(registry, hasSnapshot);
  const noticed = { snapshot: 0, expectation: 0, rule: 0, proof: 0 };
  const survivors: Survivor[] = [];
  let equivalent = 0;
  const mutants = mutantsOf(registry.model);
  for (const { documents, ...mutant } of mutants) {
    const other = relink(registry, documents);
    const change = firstChange(registry, other);
    if (change === null) equivalent++;
    else {
      const [by] = witnesses.find(([, notices]) => notices(other)) ?? [];
      if (by === undefined) survivors.push(survivorOf(mutant, change));
      else noticed[by]++;
    }
  }
  const total = mutants.length - equivalent;
  return { mutants: mutants.length, equivalent, noticed, survivors, rate: total === 0 ? 100 : (100 * (total - survivors.length)) / total };
}

function survivorOf(mutant: Survivor["mutant"], { subject, gains, loses }: FirstChange): Survivor {
  return { mutant, subject, ...(gains && { gains }), ...(loses && { loses }) };
}
