import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap } from "yaml";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { keyText } from "./keyText";

type RangeOf = (start: number, end: number) => Range;
type Report = (diagnostic: Diagnostic) => void;
interface Marked {
  readonly range?: readonly [number, number, number] | null | undefined;
  readonly anchor?: string | undefined;
  readonly tag?: string | undefined;
}

/** The plain value of a node. Anchors, tags and repeated keys are refused: they make a file mean more than it shows. */
export function nodeValue(node: ParsedNode | null, range: RangeOf, report: Report): unknown {
  return readNode(node, range, report);
}

function readNode(node: unknown, range: RangeOf, report: Report): unknown {
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
    return node.items.map((item) => readNode(item, range, report));
  }
  if (!isMap(node)) return undefined;
  refuseMarks(node, range, report);
  return mapValue(node, range, report);
}

function mapValue(node: YAMLMap, range: RangeOf, report: Report): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  const seen = new Map<string, Scalar>();
  for (const { key, value } of node.items) {
    if (!isScalar(key)) {
      report(
        finding(spot(key, range), "wrong-type", "A key must be a plain word.", { hint: "Put the key in quotes, or use a simple name." }),
      );
      continue;
    }
    refuseMarks(key, range, report);
    const name = keyText(key);
    const before = seen.get(name);
    if (before !== undefined) report(duplicateKey(name, spot(key, range), spot(before, range)));
    else if (name === "__proto__")
      report(finding(spot(key, range), "wrong-value", '"__proto__" cannot be a name.', { hint: "Use another name." }));
    else {
      seen.set(name, key);
      out[name] = readNode(value, range, report);
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
