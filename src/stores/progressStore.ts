import { makeAutoObservable } from "mobx";

/** Steps of the sign-in in their order (section 4). */
export const SIGN_IN_STEPS = ["session", "applications", "workshops", "translations", "services", "grants"] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** Progress shown to the user. */
export class ProgressStore {
  /** Current step of the sign-in. The menu can be used long before the last one. */
  step: SignInStep | null = null;
  /** The progress bar of a navigation: 0 when hidden, 1 when full (FRM-05). */
  page = 0;
  /** The page is about to be reloaded. */
  updating = false;
  /** When the applications were last notified of a login, in ms of the clock. */
  applicationsNotifiedAt: number | null = null;
  /** The network went while they were being notified: some have not been. */
  interrupted = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** Until the last sub-application has answered or timed out. */
  get busy(): boolean {
    return this.step !== null;
  }
  setStep(step: SignInStep | null): void {
    this.step = step;
  }
  markApplicationsNotified(now: number): void {
    this.applicationsNotifiedAt = now;
  }
  setInterrupted(interrupted: boolean): void {
    this.interrupted = interrupted;
  }
  showPage(page: number): void {
    this.page = page;
  }
  update(updating = true): void {
    this.updating = updating;
  }
}
