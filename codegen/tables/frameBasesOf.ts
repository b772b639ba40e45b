import { compareText } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { candidateBase } from "./applicationsOf";

export interface FrameBase {
  readonly application: string;
  readonly candidate: boolean;
}

/** The application served under each base; a shared base belongs to the application that does not borrow it. */
export function frameBasesOf(model: RegistryModel): Readonly<Record<string, FrameBase>> {
  const bases = new Map<string, FrameBase>();
  for (const { id, document } of model.applications.values()) {
    if (document.frame === undefined || document.frame.sharedWith !== undefined) continue;
    const candidate = candidateBase(document.frame);
    if (!bases.has(document.frame.base)) bases.set(document.frame.base, { application: id, candidate: false });
    if (candidate !== null && !bases.has(candidate)) bases.set(candidate, { application: id, candidate: true });
  }
  return Object.fromEntries([...bases].sort(([a], [b]) => compareText(a, b)));
}
