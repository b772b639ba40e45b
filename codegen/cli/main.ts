import { didYouMean } from "../diagnostic/suggest";
import { COMMANDS } from "./commands";
import { Misuse } from "./readOptions";
import { CLEAN, type ExitCode, MISUSE, type ToolIo } from "./toolIo";

/** Runs one command of the registry tool. */
export async function run(args: readonly string[], io: ToolIo): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    io.out(helpText());
    return name === undefined ? MISUSE : CLEAN;
  }
  const command = COMMANDS.get(name);
  if (command === undefined) {
    io.err(`There is no command "${name}"${didYouMean(name, COMMANDS.keys()) || "."}\n\n${helpText()}`);
    return MISUSE;
  }
  if (rest.includes("--help")) {
    io.out(`npm run -s registry -- ${name} ${command.usage}\n\n${command.summary}\n`);
    return CLEAN;
  }
  try {
    const runCommand = await command.load();
    return await runCommand(rest, io);
  } catch (error) {
    io.err(`${explain(error, `npm run -s registry -- ${name} ${command.usage}`)}\n`);
    return MISUSE;
  }
}

function helpText(): string {
  const width = Math.max(...[...COMMANDS.keys()].map((name) => name.length));
  const lines = [...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  const usage = "Usage: npm run -s registry -- COMMAND [--registry DIR] [--format text|json]";
  return `${usage}\n\n${lines.join("\n")}\n\nExit codes: 0 clean, 1 findings, 2 misuse or unreadable input.\n`;
}

/** One sentence instead of a stack trace; a fault of the tool itself says so. */
function explain(error: unknown, usage: string): string {
  if (error instanceof Misuse) return `${error.message}\n\nUsage: ${usage}`;
  if (isFileError(error)) return `${error.path}: ${REASONS[error.code] ?? error.code}`;
  return `The tool itself failed: ${error instanceof Error ? error.message : String(error)}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or directory.",
  ENOTDIR: "this is not a directory.",
  EACCES: "it may not be read or written.",
};

function isFileError(error: unknown): error is { readonly code: string; readonly path: string } {
  return error instanceof Error && "code" in error && "path" in error && typeof error.code === "string" && typeof error.path === "string";
}
