/** Where errors go that nobody is shown (section 4: boot errors are logged and ignored). Never given a secret. */
export interface Log {
  readonly warn: (what: string, error: unknown) => void;
}
