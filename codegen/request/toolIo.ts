/** What a command may touch of the world around it. */
export interface ToolIo {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks somebody at a terminal; absent where nobody can answer. */
  readonly ask?: (question: string) => Promise<string>;
  /** Where relative paths start. */
  readonly cwd: string;
  /** The project: holds registry, generated and node_modules. */
  readonly root: string;
  /** Folder for what can be computed again, or null for none. */
  readonly cache: string | null;
  /** Which build of the tool this is. */
  readonly tool: string;
  /** As 2027-06-30. */
  readonly today?: string;
  /** Variables of the terminal, which say its language. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Spec of the tool: 0 clean, 1 findings, 2 misuse, unreadable input or a fault of the tool. */
export const CLEAN = 0;
export const FINDINGS = 1;
export const MISUSE = 2;
export type ExitCode = typeof CLEAN | typeof FINDINGS | typeof MISUSE;
