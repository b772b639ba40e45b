import { isMap, isScalar, type Pair, type YAMLMap } from "yaml";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { keyText } from "./keyText";

/** An entry whose name stands on two lines, `herd:` and below it `events:`, where an entry `herd:` is already. */
export interface SplitName {
  readonly name: string;
  /** What belongs to the name, from one of its keys on. */
  readonly value: YAMLMap;
  readonly from: number;
  /** Whether the second line starts with as many spaces as the first; otherwise with as many as what belongs to the name. */
  readonly isBeside: boolean;
}

/** The name that a key which stands twice begins; null when it begins none. */
export function splitName(items: readonly Pair[], index: number): SplitName | null {
  const [item, next] = [items[index], items[index + 1]];
  const first = keyText(item?.key);
  const above = items.find(({ key }) => keyText(key) === first);
  if (item === undefined || !hasLabel(above?.value)) return null;
  const isBeside = isEmpty(item.value);
  const second = isBeside ? next : isMap(item.value) ? item.value.items[0] : undefined;
  const value = isBeside ? next?.value : item.value;
  if (second === undefined || !isScalar(second.key) || !hasLabel(value) || (!isBeside && !isEmpty(second.value))) return null;
  const name = `${first}.${keyText(second.key)}`;
  return items.some(({ key }) => keyText(key) === name) ? null : { name, value, from: isBeside ? 0 : 1, isBeside };
}

export function splitFinding(name: string, at: Range): Diagnostic {
  return finding(at, "wrong-indent", `The name "${name}" stands on two lines.`, {
    hint: `Write ${name}: on one line, after ${at.column - 1} spaces, in place of the two.`,
  });
}

function isEmpty(value: unknown): boolean {
  return value === null || (isScalar(value) && value.value === null);
}

function hasLabel(value: unknown): value is YAMLMap {
  return isMap(value) && value.items.some(({ key }) => keyText(key) === "label");
}
