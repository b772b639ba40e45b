/** A demo account as the login page offers it. */
export interface DemoAccount {
  readonly login: string;
  readonly password: string;
  readonly label: string;
  readonly description: string;
}

/** The accounts of the demo environment; empty elsewhere. */
export interface DemoAccounts {
  readonly list: (language: string) => Promise<readonly DemoAccount[]>;
}
