import { makeAutoObservable } from "mobx";

/** Steps of the sign-in in their order (section 4). */
export const SIGN_IN_STEPS = ["session", "applications", "workshops", "translations", "services", "grants"] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** What is under way and shown as such. */
export class ProgressStore {
  /** How far the sign-in has come. The menu can be used long before the last step. */
  step: SignInStep | null = null;
  /** The bar over a page that opens: 0 while there is none, 1 when it is full (FRM-05). */
  page = 0;
  /** The page is about to be loaded anew, and nothing may be begun. */
  updating = false;
  /** When the applications were last told of a login, in ms of the clock. */
  applicationsNotifiedAt: number | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Until the last sub-application has answered or been given up, too. */
  get busy(): boolean {
    return this.step !== null;
  }
  setStep(step: SignInStep | null): void {
    this.step = step;
  }
  markApplicationsNotified(now: number): void {
    this.applicationsNotifiedAt = now;
  }
  showPage(page: number): void {
    this.page = page;
  }
  update(updating = true): void {
    this.updating = updating;
  }
}
