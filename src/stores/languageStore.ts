import { makeAutoObservable } from "mobx";
import { type Language, matchLanguage } from "../domain/preferences/matchLanguage";
import type { UserProfile } from "../domain/session/profile";

/**
 * Language of the interface (decision INT-02): the one that who is signed in, or about to be, has chosen; otherwise that of their
 * herd; before the sign-in the one the address asks for, then the last choice on this device.
 */
export class LanguageStore {
  private asked: string | null = null;
  /** Last choice on this device, by any user. */
  private lastChoice: string | null = null;
  /** The last choice is that of who is signed in, or about to be. */
  isChosen = false;

  readonly languages: readonly Language[];
  readonly byDefault: string;
  private readonly session: { readonly effective: UserProfile | null };

  constructor(languages: readonly Language[], byDefault: string, session: { readonly effective: UserProfile | null }) {
    this.languages = languages;
    this.byDefault = byDefault;
    this.session = session;
    makeAutoObservable<this, "session">(this, { languages: false, byDefault: false, session: false });
  }

  get current(): string {
    const user = this.session.effective;
    if (this.isChosen && this.lastChoice !== null) return this.lastChoice;
    if (user !== null) return this.known(user.trans) ?? this.byDefault;
    return this.asked ?? this.lastChoice ?? this.byDefault;
  }
  get record(): Language | null {
    return this.languages.find(({ id }) => id === this.current) ?? null;
  }
  /** Id of the language for a value of an address, a profile or the device; null: unknown. */
  known(value: string | null | undefined): string | null {
    return matchLanguage(this.languages, value)?.id ?? null;
  }
  /** What the address asks for and the device remembers. */
  start(asked: string | null, lastChoice: string | null, isChosen = false): void {
    this.asked = this.known(asked);
    this.lastChoice = this.known(lastChoice);
    this.isChosen = isChosen;
  }
  choose(id: string): void {
    this.asked = null;
    this.lastChoice = this.known(id) ?? this.current;
    this.isChosen = true;
  }
  /** Who chose it has left: the next user has that of their herd. */
  release(): void {
    this.isChosen = false;
  }
}
