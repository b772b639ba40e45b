import { parseArgs } from "node:util";
import { suggest } from "../diagnostic/suggest";
import { visible } from "../diagnostic/visible";
import { keptIn } from "../kept/kept";
import { LANGUAGES, languageOf } from "../messages/language";
import { repeat, type Say, sayIn } from "../messages/say";
import { reads, recallReads } from "../read/readsOfRun";
import { Misuse, readOptions } from "../request/options";
import { CLEAN, type ExitCode, MISUSE, type ToolIo } from "../request/toolIo";
import { COMMANDS, type Command, type CommandName } from "./commands";

export async function run(args: readonly string[], world: ToolIo): Promise<ExitCode> {
  const io: ToolIo = { ...world, out: (text) => world.out(visible(text)), err: (text) => world.err(visible(text)) };
  const language = languageOf(langIn(args), io.env);
  const say = sayIn(language);
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    io.out(helpText(say));
    return name === undefined ? MISUSE : CLEAN;
  }
  if (!isCommand(name)) {
    io.err(`${say("command-unknown", { name, suggestion: suggest(name, Object.keys(COMMANDS)) })}\n`);
    return MISUSE;
  }
  const command: Command = COMMANDS[name];
  if (rest.includes("--help")) {
    io.out(`${usageOf(name, command, say)}\n\n${say(`help.${name}`)}\n`);
    return CLEAN;
  }
  try {
    const options = readOptions(rest, command);
    const kept = keptIn(io.cache, io.tool, !options.flags.has("check"));
    recallReads(kept);
    const runCommand = await command.load();
    const code = await runCommand({ options, io, kept, language, say, json: options.values.get("format") === "json" });
    if (reads.used.size > 0) (await import("../read/keptReads")).keepReads();
    return code;
  } catch (error) {
    io.err(error instanceof Misuse ? `${repeat(error.said, language)}\n${say("usage-more", { name })}\n` : `${failureText(error, say)}\n`);
    return MISUSE;
  }
}

/** The language asked for, when the tool has it: some commands take others, which the texts of the registry have. */
function langIn(args: readonly string[]): string | undefined {
  const { lang } = parseArgs({ args: [...args], options: { lang: { type: "string" } }, strict: false }).values;
  return LANGUAGES.find((one) => one === lang);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function usageOf(name: string, { word, values, flags = [] }: Command, say: Say): string {
  const taken = Object.entries(values).map(
    ([option, what]) => `[--${option} ${typeof what === "string" ? say(`word.${what}`) : what.join("|")}]`,
  );
  const words = word === undefined ? [] : [say(`word.${word}`)];
  return ["npm run -s registry --", name, ...words, ...flags.map((flag) => `[--${flag}]`), ...taken].join(" ");
}

function helpText(say: Say): string {
  const names = Object.keys(COMMANDS).filter(isCommand);
  const width = Math.max(...names.map((name) => name.length));
  const usage = `npm run -s registry -- ${say("word.COMMAND")} [--registry ${say("word.DIR")}] [--format text|json] [--lang ${LANGUAGES.join("|")}]`;
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${say(`help.${name}`).split("\n", 1)}`);
  return `${say("usage", { usage })}\n\n${lines.join("\n")}\n\n${say("exit-codes")}\n`;
}

const FILE_ERRORS = ["file-ENOENT", "file-ENOTDIR", "file-EACCES", "file-EROFS", "file-ELOOP", "file-EISDIR", "file-EFBIG"] as const;

/** One sentence instead of a stack trace; a failure of the tool itself says so. */
function failureText(error: unknown, say: Say): string {
  if (!isFileError(error)) return say("tool-failed", { why: error instanceof Error ? error.message : String(error) });
  const { code, path } = error;
  const known = FILE_ERRORS.find((one) => one === `file-${code}`);
  return known === undefined ? say("file-other", { path, code }) : say(known, { path });
}

function isFileError(error: unknown): error is { readonly code: string; readonly path: string } {
  return error instanceof Error && "code" in error && "path" in error && typeof error.code === "string" && typeof error.path === "string";
}
