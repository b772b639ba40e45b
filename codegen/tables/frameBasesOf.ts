import type { RegistryModel } from "../link/model";
import { candidateBase } from "./applicationsOf";
import { sortedRecord } from "./sorted";

export interface FrameBase {
  readonly application: string;
  readonly candidate: boolean;
  /** Whether some page of the application is of use without network. */
  readonly offline?: true;
}

/** The application served under each base; a shared base belongs to the application that does not borrow it. */
export function frameBasesOf({ routes, applications }: RegistryModel): Readonly<Record<string, FrameBase>> {
  const bases = new Map<string, FrameBase>();
  const kept = new Set([...routes.values()].map((one) => one.offline && applications.get(one.application)?.document.frame?.base));
  for (const { id, document } of applications.values()) {
    if (document.frame === undefined || document.frame.sharedWith !== undefined) continue;
    const candidate = candidateBase(document.frame);
    const use = kept.has(document.frame.base) ? ({ offline: true } as const) : {};
    if (!bases.has(document.frame.base)) bases.set(document.frame.base, { application: id, candidate: false, ...use });
    if (candidate !== null && !bases.has(candidate)) bases.set(candidate, { application: id, candidate: true, ...use });
  }
  return sortedRecord(bases);
}
