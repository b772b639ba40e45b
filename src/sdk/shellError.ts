export type ShellErrorCode = "no-answer" | "no-common-version" | "refused";

const REMEDIES: Readonly<Record<ShellErrorCode, string>> = {
  "no-answer":
    'The page around this one did not answer. If the sub-application has an origin of its own, pass the origin of the shell: connectToShell({ shellOrigin: "https://…" }).',
  "no-common-version": "The shell speaks another version of the frame protocol. Update the SDK of this sub-application.",
  refused: "The shell refused the handshake.",
};

/** Why `connectToShell` gave up, with what to do about it. */
export class ShellError extends Error {
  override readonly name = "ShellError";
  readonly code: ShellErrorCode;

  constructor(code: ShellErrorCode) {
    super(REMEDIES[code]);
    this.code = code;
  }
}
