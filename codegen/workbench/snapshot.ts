import { toJson } from "../report/json";
import { directoryOf } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { SEEN, writeSeen } from "../snapshot/seenFiles";
import { editedRegistry } from "./carryOut";

/** Writes who sees what; not while the registry has mistakes, a promise to a persona that does not hold among them. */
export async function snapshotCommand(request: Request): Promise<ExitCode> {
  const { options, io, json, say } = request;
  const edited = editedRegistry(request);
  if (edited === null) return FINDINGS;
  const { path, shown } = directoryOf(options, "registry", io);
  const { written, removed, unchanged } = writeSeen(path, edited.side);
  const folder = `${shown}/${SEEN}`;
  const below = (file: string) => `${folder}/${file}`;
  if (json) io.out(toJson({ written: written.map(below), removed: removed.map(below), unchanged }));
  else {
    const lines = [
      ...written.map((file) => say("wrote", { path: below(file) })),
      ...removed.map((file) => say("removed", { path: below(file) })),
      say("snapshot-done", { folder, written: written.length, unchanged, removed: removed.length }),
    ];
    io.out(`${lines.join("\n")}\n`);
  }
  return CLEAN;
}
