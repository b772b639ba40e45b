import type { SourceLine } from "../../read/slip";
import { KINDS, type Kind } from "../../schema/kinds";
import { keyNames } from "../schemaKeys";
import type { Trial } from "./trial";

/** A line with a key that the schema knows nowhere is no better for standing among values, where any key is taken. */
export function absorbs(kind: Kind, lines: readonly SourceLine[], { code, changed }: Trial): boolean {
  const index = lines.findIndex(({ number }) => changed.has(number));
  const line = lines[index];
  if (code !== "wrong-indent" || line === undefined || /:\s*$/.test(lines[index - 1]?.content ?? "")) return false;
  const [, name, value] = /^([\w-]+): *(.*)$/.exec(line.content) ?? [];
  // Two letters are a language, which stands among the texts only.
  return (
    name !== undefined && !/^[a-z]{2}$/.test(name) && value !== "" && !value?.startsWith("{") && !keyNames(KINDS[kind].schema).has(name)
  );
}
