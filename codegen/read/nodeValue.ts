import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap } from "yaml";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { bareKey } from "./bareKey";
import { keyText } from "./keyText";
import { lostDash } from "./lostDash";

type RangeOf = (start: number, end: number) => Range;
type Report = (diagnostic: Diagnostic) => void;
interface Marked {
  readonly range?: readonly [number, number, number] | null | undefined;
  readonly anchor?: string | undefined;
  readonly tag?: string | undefined;
}

/** What the reading of one file shares. */
interface Reading {
  readonly range: RangeOf;
  readonly report: Report;
  /** Entries of a list run into each other: what they hold would only mislead. */
  merged: boolean;
}

/**
 * The plain value of a node. Anchors, tags and repeated keys are refused: they make a file mean more than it shows.
 * Undefined when entries of a list cannot be told apart.
 */
export function nodeValue(node: ParsedNode | null, range: RangeOf, report: Report): unknown {
  const reading: Reading = { range, report, merged: false };
  const value = readNode(node, reading);
  return reading.merged ? undefined : value;
}

function readNode(node: unknown, reading: Reading): unknown {
  const { range, report } = reading;
  if (isAlias(node)) {
    report(
      finding(spot(node, range), "yaml-anchor", `"*${node.source}" copies a part of the file from somewhere else.`, {
        hint: "Write the value out again; the registry knows no anchors (&) and aliases (*).",
      }),
    );
    return undefined;
  }
  if (isScalar(node)) {
    refuseMarks(node, range, report);
    return node.value;
  }
  if (isSeq(node)) {
    refuseMarks(node, range, report);
    return node.items.map((item) => (isMap(item) ? entryValue(item, reading) : readNode(item, reading)));
  }
  if (!isMap(node)) return undefined;
  refuseMarks(node, range, report);
  return mapValue(node, node.items.length, reading);
}

/** An entry of a list. When a second one runs into it, that is told once, and the keys of the second are left out. */
function entryValue(node: YAMLMap, reading: Reading): unknown {
  const { range, report } = reading;
  refuseMarks(node, range, report);
  const end = lostDash(node);
  if (end < 0) return mapValue(node, node.items.length, reading);
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
  return mapValue(node, end, reading);
}

function mapValue(node: YAMLMap, end: number, reading: Reading): Record<string, unknown> {
  const { range, report } = reading;
  const out: Record<string, unknown> = {};
  const seen = new Map<string, Scalar>();
  for (const [index, { key, value }] of node.items.slice(0, end).entries()) {
    if (!isScalar(key)) {
      report(
        finding(spot(key, range), "wrong-type", "A key must be a plain word.", { hint: "Put the key in quotes, or use a simple name." }),
      );
      continue;
    }
    refuseMarks(key, range, report);
    const bare = node.flow === true ? bareKey(node, index, range) : null;
    if (bare !== null) {
      if (bare.diagnostic !== null) report(bare.diagnostic);
      if (bare.meant !== null && !Object.hasOwn(out, bare.meant[0])) out[bare.meant[0]] = bare.meant[1];
      continue;
    }
    const name = keyText(key);
    const before = seen.get(name);
    if (before !== undefined) report(duplicateKey(name, spot(key, range), spot(before, range)));
    else if (name === "__proto__")
      report(finding(spot(key, range), "wrong-value", '"__proto__" cannot be a name.', { hint: "Use another name." }));
    else {
      seen.set(name, key);
      out[name] = readNode(value, reading);
    }
  }
  return out;
}

function duplicateKey(name: string, at: Range, before: Range): Diagnostic {
  return finding(at, "duplicate-key", `"${name}" is written twice in the same block.`, {
    hint: "Keep one of the two, or give the second another name.",
    related: relatedTo(before, "the first one is here"),
  });
}

function refuseMarks(node: Marked, range: RangeOf, report: Report): void {
  if (node.anchor !== undefined) {
    report(
      finding(spot(node, range), "yaml-anchor", `"&${node.anchor}" marks a part of the file to be copied elsewhere.`, {
        hint: "Remove the mark and write the value out where it is needed; the registry knows no anchors (&) and aliases (*).",
      }),
    );
  }
  if (node.tag !== undefined) {
    report(
      finding(spot(node, range), "yaml-tag", `"${node.tag.replace("tag:yaml.org,2002:", "!!")}" is a YAML type mark.`, {
        hint: "Remove the word that starts with ! and, when the value must stay a text, put it in quotes.",
      }),
    );
  }
}

function spot(node: unknown, range: RangeOf): Range {
  const at = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(at) && typeof at[0] === "number" && typeof at[1] === "number" ? range(at[0], at[1]) : range(0, 0);
}
