import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { Kind } from "../schema/kinds";

/** How far down the line may stand: editors look at the first remarks of a file. */
const HEAD = 600;
const LINE = /^#.*yaml-language-server.*$/m;

/** The remark that binds a file to its schema in editors, when it names another one: they would then help with the wrong words. */
export function schemaLine(kind: Kind, file: string, text: string): Diagnostic | null {
  const found = LINE.exec(text.slice(0, HEAD));
  if (found === null) return null;
  const seen = found[0].trimEnd();
  const wanted = `# yaml-language-server: $schema=${"../".repeat(file.split("/").length)}generated/schema/${kind}.schema.json`;
  if (seen === wanted) return null;
  const line = text.slice(0, found.index).split("\n").length;
  const range = { file, line, column: 1, endLine: line, endColumn: seen.length + 1 };
  return finding(range, "wrong-schema", "This line binds the file to another schema, or to none, so editors help with the wrong words.", {
    hint: `Write ${wanted}`,
    severity: "warning",
  });
}
