import { makeAutoObservable, observableRef } from "mobx";
import { type ExpiryCause, withoutTokens, worseCause } from "../domain/session/expiryCause";
import type { UserProfile } from "../domain/session/profile";
import { effectiveUser, isSignedIn, type SessionUsers } from "../domain/session/session";

/** The part of a session that is stored on the device. */
export interface StoredUsers extends SessionUsers {
  readonly login?: string | null;
}

/** Who is signed in: the user of the current herd and, kept apart, the multi-herd user (section 3). */
export class SessionStore implements SessionUsers {
  user: UserProfile | null = null;
  multiUser: UserProfile | null = null;
  /** Grows with every sign-in, herd and sign-out, so that late answers of an earlier one can be dropped. */
  epoch = 0;
  /** What ran into the expired session, until the user has signed in again or logged out. */
  expired: ExpiryCause | null = null;
  /** The sign-in dialog is loaded and to be shown. */
  askingSignIn = false;
  /** What the user typed as login, so that an expired session asks for the password alone. */
  login: string | null = null;
  /** Prefills the login field after a refused or a new password, until the sign-in. */
  suggestedLogin = "";
  private typedLogin: string | null = null;

  constructor() {
    makeAutoObservable<this, "typedLogin">(this, { user: observableRef, multiUser: observableRef, typedLogin: false });
  }

  get users(): StoredUsers {
    return { user: this.user, multiUser: this.multiUser, login: this.login };
  }
  /** The user whose rights and name count now. */
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
  /** Login token that identifies the session, whatever the herd. */
  get key(): string | null {
    return this.multiUser?.token || this.user?.token || null;
  }
  /** Bearer token of calls. */
  get token(): string | null {
    return this.effective?.token || null;
  }

  set(users: StoredUsers): void {
    const isSame = this.multiUser !== null && this.multiUser.id === users.multiUser?.id;
    this.login = users.login ?? this.typedLogin ?? (isSame ? this.login : null);
    if (users.multiUser) {
      this.typedLogin = null;
      this.suggestedLogin = "";
    }
    this.user = users.user;
    this.multiUser = users.multiUser;
    this.expired = null;
    this.askingSignIn = false;
    this.epoch += 1;
  }
  /** The same user in the same herd, with another profile: no new session. */
  changeProfile(user: UserProfile, multiUser: UserProfile | null): void {
    this.user = user;
    this.multiUser = multiUser;
  }
  /** The login of a sign-in under way. */
  setTypedLogin(login: string): void {
    this.typedLogin = login;
  }
  suggestLogin(login: string): void {
    this.suggestedLogin = login;
  }
  /** Drops the tokens; the user and the screen stay. */
  expire(how: ExpiryCause): void {
    const { user, multiUser } = withoutTokens(this);
    this.user = user;
    this.multiUser = multiUser;
    this.expired = worseCause(this.expired, how);
  }
  askSignIn(): void {
    this.askingSignIn = true;
  }
  /** The same user has signed in again in another tab. */
  takeOver(token: string): void {
    const { user, multiUser } = this;
    this.set({ user: user && { ...user, token }, multiUser: multiUser && { ...multiUser, token } });
  }
  clear(): void {
    this.typedLogin = null;
    this.set({ user: null, multiUser: null });
  }
}
