import { makeAutoObservable } from "mobx";

/** Steps of the sign-in in their order (section 4). */
export const SIGN_IN_STEPS = ["session", "applications", "workshops", "translations", "services", "grants"] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** How far the sign-in has come. The menu can be used long before the last step. */
export class ProgressStore {
  step: SignInStep | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Until the last sub-application has answered or been given up, too. */
  get busy(): boolean {
    return this.step !== null;
  }
  reach(step: SignInStep | null): void {
    this.step = step;
  }
}
