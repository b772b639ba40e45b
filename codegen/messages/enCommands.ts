import { enCoverage } from "./coverage/en";
import { enDiff } from "./diff/en";
import { enEdit } from "./edit/en";
import { enExplain } from "./explain/en";
import { enGateway } from "./gateway/en";
import { enSnapshot } from "./proof/en";

/** What the commands of the tool say, in English: `{name}` is filled in, `{count|one|many}` is a number with its noun. */
export const enCommands = {
  ...enCoverage,
  ...enDiff,
  ...enEdit,
  ...enExplain,
  ...enSnapshot,
  ...enGateway,
  pair: "{name}: {value}",
  // help
  usage: "Usage: {usage}",
  "usage-more": "All that it takes: npm run -s registry -- {name} --help",
  "exit-codes": "Exit codes: 0 clean, 1 findings, 2 misuse, unreadable input or a fault of the tool.",
  "help.generate": "writes the typed tables of the registry; --check only says whether they are fresh",
  "help.check": "finds every mistake in the registry",
  "word.COMMAND": "COMMAND",
  "word.DIR": "DIR",
  "word.FILE": "FILE",
  // misuse
  "command-unknown": 'There is no command "{name}"{suggestion}. All of them: npm run -s registry -- help',
  "option-unknown": "There is no option --{name} here{suggestion}. Options: {known}.",
  "option-value": "--{name} needs a value.",
  "option-choice": '--{name} is "{value}", but it is one of {known}{suggestion}.',
  "too-many": '"{word}" is one argument too many; a value goes behind its option: --… {word}',
  "file-ENOENT": "{path}: there is no such file or directory.",
  "file-ENOTDIR": "{path}: this is not a directory.",
  "file-EACCES": "{path}: it may not be read or written.",
  "file-EROFS": "{path}: the disk is read-only.",
  "file-ELOOP": "{path}: this link leads back to itself. Put the file itself there.",
  "file-EISDIR": "{path}: this is no file, although its name ends like one.",
  "file-EFBIG": "{path}: the files of the registry are more than 24 MB together, and are not read.",
  "file-other": "{path}: {code}",
  "tool-failed": "The tool itself failed: {why}",
  // check, generate
  "findings-none": "{registry}: no findings.",
  "findings-some": "{registry}: {counts}.",
  error: "{count|error|errors}",
  warning: "{count|warning|warnings}",
  info: "{count|note|notes}",
  "format-more": "{count} more: --format json or html gives all.",
  "up-to-date": "{out}: up to date, {files|file|files}.",
  "more-findings": "{count|finding that is no error|findings that are no errors}: npm run -s registry -- check",
  "nothing-written": "Nothing was written.",
  stale: "{path}: not what the registry says.",
  "run-generate": "Run npm run registry -- generate; a file that is still named then is not of the registry: delete it.",
  wrote: "wrote {path}",
  removed: "removed {path}",
  "written-some": "{out}: {written} written, {unchanged} unchanged.",
  "written-removed": "{out}: {written} written, {unchanged} unchanged, {removed} removed.",
} as const satisfies Record<string, string>;
