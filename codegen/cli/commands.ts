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
  [
    "menu",
    {
      summary: "what somebody sees: sections, tiles, routes and home screen",
      usage: "(--persona ID | --user FILE) [--offline] [--mode multi|solo] [--lang LANGUAGE] [--registry DIR] [--format text|json]",
      load: async () => (await import("./menu")).menuCommand,
    },
  ],
  [
    "resolve",
    {
      summary: "where an address or a route leads for somebody; a refusal is an answer, so the exit code is 0",
      usage:
        "URL-or-NAME (--persona ID | --user FILE) [--params JSON] [--offline] [--mode multi|solo] [--registry DIR] [--format text|json]",
      load: async () => (await import("./resolve")).resolveCommand,
    },
  ],
  [
    "explain",
    {
      summary: "what a name is, where it stands, who has it and why; exit code 1 when nothing is called so",
      usage: "NAME [--persona ID | --user FILE] [--offline] [--mode multi|solo] [--lang LANGUAGE] [--registry DIR] [--format text|json]",
      load: async () => (await import("./explain")).explainCommand,
    },
  ],
  [
    "find",
    {
      summary: "pages, tiles, applications and grants by the words people read, in any language, and icons by name",
      usage: "WORDS [--lang LANGUAGE] [--registry DIR] [--format text|json]",
      load: async () => (await import("./find")).findCommand,
    },
  ],
  [
    "coverage",
    {
      summary: "who reaches what, and proofs that no tile and no home leads to a refusal",
      usage: "[--registry DIR] [--format text|json]",
      load: async () => (await import("./coverage")).coverageCommand,
    },
  ],
]);
