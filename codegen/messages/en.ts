/** What is said about a finding: the fact, then what to do. `{name}` is filled in from the parameters of the finding. */
export interface MessageText {
  readonly message: string;
  readonly hint?: string;
}

/** English. The codes of all findings are the keys of this table; every other language has the same ones. */
export const en = {
  "unknown-route": {
    message: 'The route "{name}" is not declared by any application{suggestion}.',
    hint: "Correct the name, or declare the route in applications/<domain>/<application>.yaml.",
  },
  "other-place": { message: "the other one is here" },
} as const satisfies Record<string, MessageText>;
