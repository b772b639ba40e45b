import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { kindOf } from "../read/kindOf";
import { placeOf } from "../read/placeOf";
import type { Kind } from "../schema/kinds";
import type { Sourced } from "./model";

export interface WithoutCopies<K extends Kind> {
  /** Well named files first, so that findings are told in the others. */
  readonly kept: readonly Sourced<K>[];
  readonly findings: readonly Diagnostic[];
}

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Leaves out files whose id is that of another file, which bears it as its name: `herd (1).yaml`. All in them exists twice. */
export function withoutCopies<K extends Kind>(documents: readonly Sourced<K>[]): WithoutCopies<K> {
  const isWellNamed = ({ kind, file, document }: Sourced<K>) => placeOf(kind, file, document) === file;
  if (documents.every(isWellNamed)) return { kept: documents, findings: [] };
  const wellNamed = documents.filter(isWellNamed);
  const originals = new Set(wellNamed.map(({ file }) => file));
  const isCopy = ({ kind, file, document }: Sourced<K>) => kindOf(file) === kind && originals.has(placeOf(kind, file, document) ?? "");
  const others = documents.filter((one) => !originals.has(one.file));
  return {
    kept: [...wellNamed, ...others.filter((one) => !isCopy(one))],
    findings: others.filter(isCopy).map(({ kind, file, document }) => copied(file, placeOf(kind, file, document) ?? "")),
  };
}

function copied(file: string, original: string): Diagnostic {
  const name = file.slice(file.lastIndexOf("/") + 1, -".yaml".length);
  const id = original.slice(original.lastIndexOf("/") + 1, -".yaml".length);
  const own = ID.test(name) && name !== id ? `write "id: ${name}" in it` : "give the file and the id in it another name";
  const range = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  return finding(range, "file-name", `"${file}" has the same id "${id}" as "${original}".`, {
    hint: `Remove it when it is a copy. When it is to be something new, ${own}, and give what it declares other names too.`,
  });
}
