import { makeAutoObservable, observableRef } from "mobx";
import { matchesSearch } from "../domain/herd/matchesSearch";

/** A herd to choose from after a sign-in that returned several (section 3, multi-herd card). */
export interface HerdChoice {
  readonly token: string;
  readonly numCheptel: string;
  readonly laitier: boolean;
  readonly allaitant?: boolean | undefined;
  readonly elevageEnCours: { readonly denomination: string; readonly commune: string };
}

export class HerdChoiceStore {
  tokens: readonly string[] = [];
  cards: readonly HerdChoice[] = [];
  query = "";
  state: "none" | "loading" | "ready" | "failed" = "none";

  constructor() {
    makeAutoObservable(this, { tokens: observableRef, cards: observableRef });
  }

  /** The sign-in returned several herds: another one can be entered. */
  get canChange(): boolean {
    return this.tokens.length > 1;
  }
  search(query: string): void {
    this.query = query;
  }
  setTokens(tokens: readonly string[]): void {
    this.tokens = tokens;
    this.cards = [];
    this.state = "loading";
  }
  /** The herd entered last is the first to choose from now on. */
  putFirst(token: string): void {
    if (!this.tokens.includes(token)) return;
    this.tokens = [token, ...this.tokens.filter((other) => other !== token)];
  }
  startLoading(): void {
    this.state = "loading";
  }
  setCards(cards: readonly HerdChoice[]): void {
    this.cards = cards;
    this.state = "ready";
  }
  fail(): void {
    this.state = "failed";
  }
  clear(): void {
    this.tokens = [];
    this.cards = [];
    this.query = "";
    this.state = "none";
  }
}

/** The herds a search finds, by the same matching as the list of the drawer (decision PUB-15). */
export function herdsMatching(herds: readonly HerdChoice[], query: string): readonly HerdChoice[] {
  return herds.filter(({ numCheptel, elevageEnCours: { denomination, commune } }) =>
    matchesSearch([denomination, numCheptel, commune], query),
  );
}
