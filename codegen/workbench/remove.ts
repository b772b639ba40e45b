import { removalOf } from "../edit/removePlan";
import type { Reference } from "../link/model";
import { said } from "../messages/say";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";
import { type ExitCode, FINDINGS } from "../request/toolIo";
import { carryOut, editedRegistry } from "./carryOut";
import { kindOfName } from "./kindOfName";

/** Removes an entry, with `--everywhere` each place that uses it too; where somebody has to decide first, it says what and removes nothing. */
export async function removeCommand(request: Request): Promise<ExitCode> {
  const { options, io, say } = request;
  const [name] = options.words;
  if (name === undefined) throw new Misuse(said("remove-nothing", {}));
  const edited = editedRegistry(request);
  if (edited === null) return FINDINGS;
  const { model, shown } = edited.side;
  const { plan, gone, open } = removalOf(edited.files, model, kindOfName(request, model, name), name);
  const kept = options.flags.has("everywhere") ? [] : gone;
  if (open.length + kept.length === 0) return carryOut(request, edited, plan);
  const lineOf = ({ place, side }: Reference) => `  ${shown}/${place.file}:${model.locate(place, side).line}  ${place.path.join(" > ")}\n`;
  if (open.length > 0) io.err(`${say("remove-open", { count: open.length })}\n`);
  for (const { use, reason } of open) io.err(`${lineOf(use)}    ${say(`remove-open.${reason}`, { name: use.name })}\n`);
  if (kept.length > 0) io.err(`${say("remove-used", { count: kept.length })}\n${kept.map(lineOf).join("")}`);
  return FINDINGS;
}
