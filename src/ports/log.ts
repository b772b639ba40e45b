/** Log for errors that are not shown (section 4: boot errors are logged and ignored). Never pass a secret. */
export interface Log {
  readonly warn: (what: string, error: unknown) => void;
}
