import { removePlan, usesBeside } from "../edit/removePlan";
import { said } from "../messages/say";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";
import { type ExitCode, FINDINGS } from "../request/toolIo";
import { carryOut, editedRegistry } from "./carryOut";
import { kindOfName } from "./kindOfName";

/** Removes an entry; while other places use it, it says which and removes nothing, unless they are to go as well. */
export async function removeCommand(request: Request): Promise<ExitCode> {
  const { options, io, say } = request;
  const [name] = options.words;
  if (name === undefined) throw new Misuse(said("remove-nothing", {}));
  const edited = editedRegistry(request);
  if (edited === null) return FINDINGS;
  const { model, shown } = edited.side;
  const kind = kindOfName(request, model, name);
  const everywhere = options.flags.has("everywhere");
  const uses = usesBeside(model, kind, name);
  const plan = removePlan(edited.files, model, kind, name, everywhere);
  if (plan === null || (uses.length > 0 && !everywhere)) {
    const places = uses.map(({ file, path, side }) => {
      const { line } = model.locate({ file, path }, side);
      return `  ${shown}/${file}:${line}  ${path.join(" > ")}`;
    });
    io.err(`${say("remove-used", { count: uses.length })}\n${places.join("\n")}\n`);
    return FINDINGS;
  }
  return carryOut(request, edited, plan);
}
