import { isAlias, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap } from "yaml";
import { type Finding, finding } from "../diagnostic/finding";
import type { Range } from "../diagnostic/range";

/** Turns places of a text, counted in characters, into lines and columns. */
export type RangeOf = (start: number, end: number) => Range;

/** A text between quotes that are none for YAML: « … », “ … ”, ’ … ’. */
const TYPOGRAPHIC = /^[«»“”„‟‘’‚‛‹›](.*)[«»“”„‟‘’‚‛‹›]$/su;

/** No file of the registry comes near it; zod and the shell would run out of stack. */
export const DEEPEST = 60;

interface Reading {
  readonly rangeOf: RangeOf;
  readonly report: (one: Finding) => void;
}

/** The plain value of a node. Anchors, tags and repeated keys are refused: they make a file mean more than it shows. */
export function plainValue(node: ParsedNode, reading: Reading, depth = 0): unknown {
  const { rangeOf, report } = reading;
  if (isAlias(node)) {
    report(finding(spotOf(node, rangeOf), "yaml-anchor", { mark: `*${node.source}` }));
    return undefined;
  }
  if (depth > DEEPEST) {
    report(finding(spotOf(node, rangeOf), "too-deep", { most: DEEPEST }));
    return undefined;
  }
  if (node.anchor !== undefined) report(finding(spotOf(node, rangeOf), "yaml-anchor", { mark: `&${node.anchor}` }));
  if (node.tag !== undefined) report(finding(spotOf(node, rangeOf), "yaml-tag", { mark: node.tag.replace("tag:yaml.org,2002:", "!!") }));
  if (isScalar(node)) {
    if (isCut(node, rangeOf)) {
      const cut = { text: String(node.value), rest: `#${node.comment}` };
      report(finding(spotOf(node, rangeOf), "text-cut", cut, { severity: "warning" }));
    }
    const quoted = node.type === "PLAIN" ? TYPOGRAPHIC.exec(String(node.value)) : null;
    if (quoted === null) return node.value;
    report(finding(spotOf(node, rangeOf), "typographic-quotes", { text: String(node.value) }));
    return quoted[1]?.trim();
  }
  if (isSeq(node)) return node.items.map((item) => plainValue(item, reading, depth + 1));
  return mapValue(node, reading, depth);
}

/** `Robot #2` or `Robot # 2` without quotes: the text ends before the sign. A comment has a space behind it, and no number. */
function isCut({ type, value, comment, range }: Scalar.Parsed, rangeOf: RangeOf): boolean {
  const { line, endLine } = rangeOf(range[0], range[2] - 1);
  return type === "PLAIN" && typeof value === "string" && /^(?:\S| ?\d)/.test(comment ?? "") && line === endLine;
}

function mapValue(node: YAMLMap.Parsed, reading: Reading, depth: number): Record<string, unknown> {
  const { rangeOf, report } = reading;
  const out: Record<string, unknown> = {};
  const keys = new Map<string, Scalar>();
  let isTwice = false;
  for (const { key, value } of node.items) {
    if (!isScalar(key) || keyText(key) === "__proto__") {
      report(finding(spotOf(key, rangeOf), "plain-key", {}));
      continue;
    }
    const name = keyText(key);
    const first = keys.get(name);
    if (first !== undefined) {
      // Where one entry runs into another, all that follows is there twice.
      if (!isTwice) report(finding(spotOf(key, rangeOf), "duplicate-key", { key: name }, { related: spotOf(first, rangeOf) }));
      isTwice = true;
      if (out[name] === null && value !== null) out[name] = plainValue(value, reading, depth + 1);
      continue;
    }
    keys.set(name, key);
    out[name] = value === null ? null : plainValue(value, reading, depth + 1);
  }
  return out;
}

/** A key as it is written: `08` stays `08`, although YAML would read the number 8. */
export function keyText(key: unknown): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}

function spotOf(node: { readonly range?: readonly [number, number, number] | null | undefined }, rangeOf: RangeOf): Range {
  return rangeOf(node.range?.[0] ?? 0, node.range?.[1] ?? 0);
}
