import { sideOf } from "../diff/side";
import { earlierName, RENAMED, renamePlan } from "../edit/renamePlan";
import { said } from "../messages/say";
import { directoryOf, Misuse } from "../request/options";
import type { Request } from "../request/request";
import { type ExitCode, FINDINGS } from "../request/toolIo";
import { carryOut, editedRegistry } from "./carryOut";
import { kindOfName } from "./kindOfName";
import { filesOfRevision } from "./revisionFiles";

/** Another name in every place that has it. */
export async function renameCommand(request: Request): Promise<ExitCode> {
  const { options, say } = request;
  const [name, to] = options.words;
  if (name === undefined || to === undefined) throw new Misuse(said("rename-nothing", {}));
  const edited = editedRegistry(request);
  if (edited === null) return FINDINGS;
  const { model } = edited.side;
  const kind = kindOfName(request, model, name);
  const isTaken = model.names.get(RENAMED[kind][0])?.has(to) === true && (kind !== "route" || earlierName(model, name, to) === null);
  if (isTaken) throw new Misuse(said("rename-taken", { kind: say(`noun.${kind}`), to }));
  const plan = renamePlan(edited.files, model, kind, name, to, kind === "route" && isCommitted(request, name));
  if (plan === null) throw new Misuse(said("rename-template", { name }));
  return carryOut(request, edited, plan);
}

/** Whether others may know the page by this name: without git nobody does. */
function isCommitted({ options, io }: Request, route: string): boolean {
  try {
    const { path } = directoryOf(options, "registry", io);
    const committed = sideOf(filesOfRevision("HEAD", path, { ...io, root: path }), "HEAD");
    return "side" in committed && committed.side.model.routes.has(route);
  } catch (error) {
    if (error instanceof Misuse) return false;
    throw error;
  }
}
