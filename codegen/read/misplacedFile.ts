import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { Kind } from "../schema/kinds";
import { placeOf, SHELVES } from "./placeOf";
import type { RegistryFiles } from "./registryFiles";

export interface Misplaced {
  readonly finding: Diagnostic;
  /** Nothing stands where the file belongs: it is read as if it stood there, so that what it declares is known. */
  readonly free: boolean;
}

/** A file that holds one kind of thing and stands among those of another. */
export function misplacedFile(file: string, value: unknown, among: Kind, kind: Kind, files: Pick<RegistryFiles, "has">): Misplaced {
  const target = placeOf(kind, file, value);
  const free = target !== null && !files.has(target);
  const here = file.includes("/") ? file.slice(0, file.lastIndexOf("/") + 1) : file;
  const message = `"${file}" holds ${SHELVES[kind].what}, whose place is ${target ?? SHELVES[kind].where}. ${here} is for ${SHELVES[among].many}.`;
  return { finding: finding(atStart(file), "misplaced-file", message, { hint: remedy(target, free, SHELVES[kind].where) }), free };
}

function remedy(target: string | null, free: boolean, where: string): string {
  if (target === null) return `Move it to ${where}.`;
  return free
    ? `Move it to "${target}".`
    : `"${target}" exists already: put what is new into that one. Then remove this file, or bring back what stood in it before.`;
}

function atStart(file: string) {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
