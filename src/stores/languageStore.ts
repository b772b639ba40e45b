import { makeAutoObservable } from "mobx";

export interface Language {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly locale: string;
  readonly aliases: readonly string[];
}

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
  /** The language a value of an address, a profile or the device means; null when it means none. */
  known(value: string | null | undefined): string | null {
    const wanted = value?.toLowerCase();
    return this.languages.find(({ id, aliases }) => id === wanted || (wanted !== undefined && aliases.includes(wanted)))?.id ?? null;
  }
  start(fromAddress: string | null, fromDevice: string | null): void {
    this.current = this.known(fromAddress) ?? this.known(fromDevice) ?? this.byDefault;
  }
  choose(id: string): void {
    this.current = this.known(id) ?? this.current;
    this.chosen = true;
  }
  /** Follows the herd (section 1): French when it states none. */
  follow(trans: string): void {
    if (!this.chosen) this.current = this.known(trans) ?? this.byDefault;
  }
  signedOut(): void {
    this.chosen = false;
  }
}
