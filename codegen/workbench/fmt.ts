import { formatYaml } from "../edit/formatYaml";
import { readFiles } from "../read/readRegistry";
import { registryFiles } from "../read/registryFiles";
import { toJson } from "../report/json";
import { toText } from "../report/text";
import { directoryOf } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { changedLines, isWritten } from "./carryOut";

/** Lines shown of what changes in a file. */
const MOST_LINES = 12;

/** Lays every file out in one way and shows what that changes; --check only says which are not. A file that cannot be read stays as it is. */
export async function fmtCommand(request: Request): Promise<ExitCode> {
  const { options, io, language, say, json } = request;
  const { path, shown } = directoryOf(options, "registry", io);
  const before = registryFiles(path);
  const { documents, findings } = readFiles(before);
  const after = new Map(before);
  const refused: string[] = [];
  for (const { file, whole } of documents) {
    const text = whole ? formatYaml(before.get(file) ?? "") : null;
    if (text === null) refused.push(`${shown}/${file}`);
    else after.set(file, text);
  }
  const stale = [...after.keys()].filter((file) => after.get(file) !== before.get(file));
  const changed = stale.map((file) => `${shown}/${file}`);
  const check = options.flags.has("check");
  if (!check && !isWritten(request, before, after)) return FINDINGS;
  if (json) io.out(toJson({ written: check ? [] : changed, stale: check ? changed : [], refused }));
  else {
    const errors = findings.filter(({ severity }) => severity === "error");
    if (errors.length > 0) io.err(toText(errors, before, shown, language));
    const isBroken = (file: string) => errors.some((one) => `${shown}/${one.file}` === file);
    for (const file of refused) io.err(`${say(isBroken(file) ? "fmt-broken" : "fmt-refused", { file })}\n`);
    const count = { changed: changed.length, unchanged: documents.length - changed.length - refused.length };
    const lines = stale.flatMap((file) => {
      const path = `${shown}/${file}`;
      const differs = changedLines(before.get(file), after.get(file));
      const rest = differs.length - MOST_LINES;
      return [
        check ? say("fmt-stale", { file: path }) : say("wrote", { path }),
        ...differs.slice(0, MOST_LINES),
        ...(rest > 0 ? [`  … +${rest}`] : []),
      ];
    });
    io.out(`${[...lines, check && changed.length > 0 ? say("fmt-checked", count) : say("fmt-done", count)].join("\n")}\n`);
  }
  return refused.length > 0 || (check && changed.length > 0) ? FINDINGS : CLEAN;
}
