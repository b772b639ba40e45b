export type ShellErrorCode = "no-answer" | "no-common-version" | "refused" | "bad-option";

/** What is known about the page around this one. */
export interface ShellErrorFacts {
  /** Origin the handshake was sent to. */
  readonly expected: string;
  /** Origin of the parent page, where the browser reports it. */
  readonly around: string | null;
}

/** Why `connectToShell` gave up, with what to do about it. */
export class ShellError extends Error {
  override readonly name = "ShellError";
  readonly code: ShellErrorCode;

  constructor(code: ShellErrorCode, facts: ShellErrorFacts) {
    super(remedyOf(code, facts));
    this.code = code;
  }
}

function remedyOf(code: ShellErrorCode, { expected, around }: ShellErrorFacts): string {
  switch (code) {
    case "no-answer":
      return around !== null && around !== expected
        ? `The page around this one is ${around}, and ${expected} was expected. Pass its origin: connectToShell({ shellOrigin: "${around}" }).`
        : `The page around this one did not answer as the shell at ${expected}. If the shell has another origin, pass it: connectToShell({ shellOrigin: "https://…" }). If it has this one, that page is not the shell.`;
    case "no-common-version":
      return "The shell speaks another version of the frame protocol. Update the SDK of this sub-application.";
    case "refused":
      return "The shell refused the handshake: look for another library in this page that answers messages of the shell.";
    case "bad-option":
      return `shellOrigin is "${expected}", which is no origin: ${around === null ? "write it as https://host" : `write ${around}`}, without a path and without a slash at the end.`;
  }
}
