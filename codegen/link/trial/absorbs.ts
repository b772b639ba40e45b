import { keyIn, type SourceLine } from "../../read/slip";
import { KINDS, type Kind } from "../../schema/kinds";
import { keyNames, textNames } from "../schemaKeys";
import type { Trial } from "./trial";

/** A line with a key that the schema knows nowhere is no better for standing among values, where any key is taken. */
export function absorbs(kind: Kind, lines: readonly SourceLine[], { code, changed }: Trial): boolean {
  const index = lines.findIndex(({ number }) => changed.has(number));
  const line = lines[index];
  if (code === "wrong-indent" && line !== undefined && isBelowText(kind, lines[index - 1], line)) return true;
  if (code !== "wrong-indent" || line === undefined || /:\s*$/.test(lines[index - 1]?.content ?? "")) return false;
  const [, name, value] = /^([\w-]+): *(.*)$/.exec(line.content) ?? [];
  // Two letters are a language, which stands among the texts only.
  return (
    name !== undefined && !/^[a-z]{2}$/.test(name) && value !== "" && !value?.startsWith("{") && !keyNames(KINDS[kind].schema).has(name)
  );
}

/** A key of the schema is no language of a text that has lost what stood below it. */
function isBelowText(kind: Kind, above: SourceLine | undefined, line: SourceLine): boolean {
  const [owner, name] = [above, line].map((one) => (one === undefined ? undefined : keyIn(one)?.name));
  if (owner === undefined || name === undefined || !above?.content.trimEnd().endsWith(":")) return false;
  const { schema } = KINDS[kind];
  return textNames(schema).has(owner) && keyNames(schema).has(name);
}
