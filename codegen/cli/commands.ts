import type { RunCommand } from "./toolIo";

export interface Command {
  readonly summary: string;
  /** What follows the name of the command. */
  readonly usage: string;
  /** Loaded only when it is run. */
  readonly load: () => Promise<RunCommand>;
}

/** The commands of the tool. To add one: a file beside this one, and an entry here. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    "generate",
    {
      summary: "writes the typed tables of the registry; --check only tells whether they are fresh",
      usage: "[--out DIR] [--check] [--registry DIR] [--format text|json]",
      load: async () => (await import("./generate")).generateCommand,
    },
  ],
  [
    "check",
    {
      summary: "finds every mistake in the registry",
      usage: "[--registry DIR] [--format text|json]",
      load: async () => (await import("./check")).checkCommand,
    },
  ],
]);
