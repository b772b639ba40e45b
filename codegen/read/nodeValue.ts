import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap } from "yaml";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { type BareKey, bareKey } from "./bareKey";
import { cutEntry, cutFinding } from "./cutEntry";
import { fileTwice, twiceFinding } from "./fileTwice";
import { keyText } from "./keyText";
import { keyTwice } from "./keyTwice";
import { lostDash } from "./lostDash";
import { aliasFinding, refuseMarks, refuseValueMarks } from "./marks";
import { type RangeOf, spot } from "./nodeRange";
import { plainValue } from "./quickScalar";
import { splitFinding, splitName } from "./splitName";

type Report = (diagnostic: Diagnostic) => void;
/** What the reading of one file shares. */
interface Reading {
  readonly range: RangeOf;
  readonly report: Report;
  /** Entries of a list run into each other: what they hold would only mislead. */
  merged: boolean;
  /** Of the texts that were read so far, those of the one in most languages. */
  languages: readonly string[];
}

/**
 * The plain value of a node. Anchors, tags and repeated keys are refused: they make a file mean more than it shows.
 * Undefined when entries of a list cannot be told apart.
 */
export function nodeValue(node: ParsedNode | null, range: RangeOf, report: Report): unknown {
  const reading: Reading = { range, report, merged: false, languages: [] };
  const twice = isMap(node) ? fileTwice(node) : -1;
  const value = isMap(node) && twice > 0 ? onceValue(node, twice, reading) : readNode(node, reading);
  return reading.merged ? undefined : value;
}

/** A file that was pasted into itself, with its first half alone. */
function onceValue(node: YAMLMap, twice: number, reading: Reading): unknown {
  const [first, second, last] = [node.items[0]?.key, node.items[twice]?.key, node.items.at(-1)?.value];
  const end = spot(last, reading.range);
  const endLine = end.endColumn > 1 ? end.endLine : end.endLine - 1;
  const at = { first: spot(first, reading.range), second: spot(second, reading.range), last: { ...end, endLine } };
  reading.report(twiceFinding(node, twice, at));
  return mapValue(node, 0, twice, reading);
}

/** Keys below which values of an address stand, which are texts. */
const OF_TEXTS: readonly string[] = ["params", "query"];

function readNode(node: unknown, reading: Reading, owner = ""): unknown {
  const { range, report } = reading;
  if (isAlias(node)) {
    report(aliasFinding(node, range));
    return undefined;
  }
  if (isScalar(node)) {
    refuseValueMarks(node, range, report);
    return node.value;
  }
  if (isSeq(node)) {
    refuseMarks(node, range, report);
    return entriesOf(node.items, reading);
  }
  if (!isMap(node)) return undefined;
  refuseMarks(node, range, report);
  return mapValue(node, 0, node.items.length, reading, OF_TEXTS.includes(owner));
}

/** Entries of a list. One that was put into the middle of another is told, and each read with the keys that are its own. */
function entriesOf(items: readonly unknown[], reading: Reading): readonly unknown[] {
  const values: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    const cut = isMap(item) && isMap(before) ? cutEntry(before, item, items) : -1;
    const last = values.at(-1);
    if (!isMap(item) || !isMap(before) || cut < 0 || typeof last !== "object" || last === null) {
      values.push(isMap(item) ? entryValue(item, reading) : readNode(item, reading));
      continue;
    }
    reading.report(cutBetween(before.items[0]?.key, item.items[0]?.key, item, cut, reading.range));
    values.push(mapValue(item, 0, cut, reading));
    Object.assign(last, mapValue(item, cut, item.items.length, reading));
  }
  return values;
}

function cutBetween(before: unknown, start: unknown, entry: YAMLMap, cut: number, range: RangeOf): Diagnostic {
  const names = entry.items.slice(cut).map(({ key }) => keyText(key));
  return cutFinding(names, { first: spot(before, range), at: spot(start, range), rest: spot(entry.items[cut]?.key, range) });
}

/** An entry of a list. When a second one runs into it, that is told once, and the keys of the second are left out. */
function entryValue(node: YAMLMap, reading: Reading): unknown {
  const { range, report } = reading;
  refuseMarks(node, range, report);
  const end = lostDash(node);
  if (end < 0) return mapValue(node, 0, node.items.length, reading);
  reading.merged = true;
  const key = node.items[end]?.key;
  const name = keyText(key);
  const before = node.items.find((one) => keyText(one.key) === name)?.key;
  report(
    finding(spot(key, range), "duplicate-key", `"${name}" is written twice in the same entry of a list.`, {
      hint: `A new entry of the list starts with "- ". If none starts here, keep one of the two.`,
      related: relatedTo(spot(before, range), "the first one is here"),
    }),
  );
  return mapValue(node, 0, end, reading);
}

function mapValue(node: YAMLMap, start: number, end: number, reading: Reading, takesTexts = false): Record<string, unknown> {
  const { range, report } = reading;
  const out: Record<string, unknown> = {};
  const seen = new Map<string, Scalar>();
  let told = -1;
  for (const [at, { key, value }] of node.items.slice(start, end).entries()) {
    const index = start + at;
    if (index === told) continue;
    if (!isScalar(key)) {
      report(
        finding(spot(key, range), "wrong-type", "A key must be a plain word.", { hint: "Put the key in quotes, or use a simple name." }),
      );
      continue;
    }
    refuseMarks(key, range, report);
    const bare = node.flow === true ? bareKey(node, index, range, takesTexts) : null;
    if (bare !== null) {
      if (bare.diagnostic !== null) report(bare.diagnostic);
      if (bare.meant !== null && !Object.hasOwn(out, bare.meant[0])) out[bare.meant[0]] = bareValue(bare, bare.meant[1]);
      continue;
    }
    const name = keyText(key);
    const before = seen.get(name);
    const split = before === undefined ? null : splitName(node.items, index);
    if (split !== null) {
      report(splitFinding(split.name, spot(key, range)));
      out[split.name] = mapValue(split.value, split.from, split.value.items.length, reading);
      if (split.isBeside) told = index + 1;
    } else if (before !== undefined) {
      const places = { at: spot(key, range), before: spot(before, range) };
      const lacking = reading.languages.filter((one) => !node.items.some((item) => keyText(item.key) === one));
      const twice = keyTwice(name, out[name], readNode(value, reading), places, lacking);
      report(twice.finding);
      out[name] = twice.value;
    } else if (name === "__proto__")
      report(finding(spot(key, range), "wrong-value", '"__proto__" cannot be a name.', { hint: "Use another name." }));
    else {
      seen.set(name, key);
      out[name] = namedValue(node, index, name, out, reading);
    }
  }
  const names = Object.keys(out);
  if (names.length > reading.languages.length && names.every((name) => /^[a-z]{2}$/.test(name))) reading.languages = names;
  return out;
}

/** The value of a key. An entry that was put below the name of another one is told, and each read with the keys that are its own. */
function namedValue(node: YAMLMap, index: number, name: string, out: Record<string, unknown>, reading: Reading): unknown {
  const [above, { key, value } = {}] = [node.items[index - 1], node.items[index]];
  if (!isMap(value) || !isMap(above?.value)) return readNode(value, reading, name);
  const before = out[keyText(above.key)];
  const values = node.items.map((item) => item.value);
  const cut = typeof before === "object" && before !== null ? cutEntry(above.value, value, values) : -1;
  if (cut < 0) return readNode(value, reading, name);
  reading.report(cutBetween(above.key, key, value, cut, reading.range));
  Object.assign(before ?? {}, mapValue(value, cut, value.items.length, reading));
  return mapValue(value, 0, cut, reading);
}

function bareValue({ isText }: BareKey, text: string): string | number | boolean {
  return isText === true ? text : (plainValue(text) ?? text);
}
