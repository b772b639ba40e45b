import { makeAutoObservable, observableRef } from "mobx";

export interface ListedAccount {
  readonly login: string;
  readonly password: string;
  readonly label: string;
  readonly description: string;
}

/** Whether this is the demo environment, and the accounts it offers. */
export class DemoStore {
  readonly on: boolean;
  accounts: readonly ListedAccount[] = [];
  /** A demo host may have no accounts. */
  private answered = false;

  constructor(on: boolean) {
    this.on = on;
    makeAutoObservable(this, { on: false, accounts: observableRef });
  }

  /** Whether there are accounts, or may be once the server has answered: space is reserved until then. */
  get offers(): boolean {
    return this.on && (!this.answered || this.accounts.length > 0);
  }

  setAccounts(accounts: readonly ListedAccount[]): void {
    this.accounts = accounts;
    this.answered = true;
  }
}
