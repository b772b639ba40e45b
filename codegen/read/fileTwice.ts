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

function idIn(items: YAMLMap["items"]): string | null {
  const value = items.find(({ key }) => keyText(key) === "id")?.value;
  return isScalar(value) ? keyText(value) : null;
}

/** Where a file begins, where it begins again, and where it ends. */
interface Halves {
  readonly first: Range;
  readonly second: Range;
  readonly last: Range;
}

/** The finding for it. Another id makes the second half a file of its own, which would be lost if it were removed. */
export function twiceFinding({ items }: YAMLMap, again: number, { first, second, last }: Halves): Diagnostic {
  const own = idIn(items.slice(0, again));
  const other = idIn(items.slice(again));
  if (own !== null && other !== null && own !== other)
    return finding(second, "duplicate-key", `Here begins "${other}", which needs a file of its own: this one holds "${own}".`, {
      hint: `Move the lines ${second.line} to ${last.endLine} into a new file ${other}.yaml in the same folder${first.line > 1 ? ", below a copy of line 1" : ""}.`,
      related: relatedTo(first, `"${own}" begins here`),
    });
  return finding(second, "duplicate-key", `The file stands in itself a second time from here on, to line ${last.endLine}.`, {
    hint: `Remove the lines ${second.line} to ${last.endLine}; before that, carry over what is new in them.`,
    related: relatedTo(first, "it begins here"),
  });
}
