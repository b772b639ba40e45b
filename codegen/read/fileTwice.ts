import { isScalar, type YAMLMap } from "yaml";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { keyText } from "./keyText";

/** As many keys again are no slip of a single line. */
const KEYS = 3;

/** Where, among the keys of a file, all of it begins a second time; -1 when it does not. */
export function fileTwice({ items }: YAMLMap): number {
  const names = items.map(({ key }, index) => (isScalar(key) ? keyText(key) : String(index)));
  const again = names.indexOf(names[0] ?? "", 1);
  if (again < 0 || names.length - again < KEYS) return -1;
  const before = new Set(names.slice(0, again));
  return names.slice(again).every((name) => before.has(name)) ? again : -1;
}

/** The finding for it. */
export function twiceFinding(first: Range, second: Range, last: Range): Diagnostic {
  return finding(second, "duplicate-key", `The file stands in itself a second time from here on, to line ${last.endLine}.`, {
    hint: `Remove the lines ${second.line} to ${last.endLine}; before that, carry over what is new in them.`,
    related: relatedTo(first, "it begins here"),
  });
}
