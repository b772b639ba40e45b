import { makeAutoObservable, observableRef } from "mobx";

/** A herd to choose from after a sign-in that returned several (section 3, multi-herd card). */
export interface HerdChoice {
  readonly token: string;
  readonly numCheptel: string;
  readonly laitier: boolean;
  readonly allaitant?: boolean | undefined;
  readonly elevageEnCours: { readonly denomination: string; readonly commune: string };
}

/** The herds of the choice; in memory only, as their tokens are. */
export class HerdChoiceStore {
  tokens: readonly string[] = [];
  cards: readonly HerdChoice[] = [];
  state: "none" | "loading" | "ready" | "failed" = "none";

  constructor() {
    makeAutoObservable(this, { tokens: observableRef, cards: observableRef });
  }

  offer(tokens: readonly string[]): void {
    this.tokens = tokens;
    this.cards = [];
    this.state = "loading";
  }
  ready(cards: readonly HerdChoice[]): void {
    this.cards = cards;
    this.state = "ready";
  }
  failed(): void {
    this.state = "failed";
  }
  clear(): void {
    this.tokens = [];
    this.cards = [];
    this.state = "none";
  }
}
