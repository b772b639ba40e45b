/** What a page of the demo offers first: a page that it leads to. */
export interface DemoAction {
  readonly route: string;
  readonly params?: Readonly<Record<string, string | readonly string[]>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Something new is made there. */
  readonly adds?: true;
}
