import { makeAutoObservable } from "mobx";
import { type Language, matchLanguage } from "../domain/preferences/language";

/**
 * Language of the interface. Before the sign-in the address wins, then the last choice on this device; afterwards the language
 * of the profile, until somebody chooses another one (decision INT-02).
 */
export class LanguageStore {
  current: string;
  /** Chosen by hand since the sign-in. */
  private chosen = false;

  readonly languages: readonly Language[];
  readonly byDefault: string;

  constructor(languages: readonly Language[], byDefault: string) {
    this.languages = languages;
    this.byDefault = byDefault;
    this.current = byDefault;
    makeAutoObservable(this, { languages: false, byDefault: false });
  }

  get record(): Language | null {
    return this.languages.find(({ id }) => id === this.current) ?? null;
  }
  /** Id of the language for a value of an address, a profile or the device; null: unknown. */
  known(value: string | null | undefined): string | null {
    return matchLanguage(this.languages, value)?.id ?? null;
  }
  start(fromAddress: string | null, fromDevice: string | null): void {
    this.current = this.known(fromAddress) ?? this.known(fromDevice) ?? this.byDefault;
  }
  choose(id: string): void {
    this.current = this.known(id) ?? this.current;
    this.chosen = true;
  }
  /** Takes the language of the herd (section 1): French when it states none. */
  followProfile(trans: string): void {
    if (!this.chosen) this.current = this.known(trans) ?? this.byDefault;
  }
  signedOut(): void {
    this.chosen = false;
  }
}
