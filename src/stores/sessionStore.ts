import { makeAutoObservable, observableRef } from "mobx";
import type { UserProfile } from "../domain/session/profile";
import { effectiveUser, isSignedIn, type SessionUsers } from "../domain/session/session";

/** Who is signed in: the user of the current herd and, kept apart, the multi-herd user (section 3). */
export class SessionStore implements SessionUsers {
  user: UserProfile | null = null;
  multiUser: UserProfile | null = null;
  /** Grows with every sign-in, herd and sign-out, so that late answers of an earlier one can be dropped. */
  epoch = 0;

  constructor() {
    makeAutoObservable(this, { user: observableRef, multiUser: observableRef });
  }

  get users(): SessionUsers {
    return { user: this.user, multiUser: this.multiUser };
  }
  /** The one whose rights and name count now. */
  get effective(): UserProfile | null {
    return effectiveUser(this.users);
  }
  get signedIn(): boolean {
    return isSignedIn(this.users);
  }
  /** The current herd. */
  get numCheptel(): string | null {
    return this.user?.numCheptel || null;
  }
  /** What calls carry as bearer token. */
  get token(): string | null {
    return this.effective?.token || null;
  }

  set(users: SessionUsers): void {
    this.user = users.user;
    this.multiUser = users.multiUser;
    this.epoch += 1;
  }
  clear(): void {
    this.set({ user: null, multiUser: null });
  }
}
