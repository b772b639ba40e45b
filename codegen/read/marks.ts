import type { Alias, Scalar } from "yaml";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { markFinding } from "./markedText";
import { type RangeOf, spot } from "./nodeRange";

type Report = (diagnostic: Diagnostic) => void;

interface Marked {
  readonly range?: readonly [number, number, number] | null | undefined;
  readonly anchor?: string | undefined;
  readonly tag?: string | undefined;
}

export function aliasFinding(node: Alias, range: RangeOf): Diagnostic {
  return finding(spot(node, range), "yaml-anchor", `"*${node.source}" copies a part of the file from somewhere else.`, {
    hint: `Write the value out again; the registry knows no anchors (&) and aliases (*). A text that starts with * goes in quotes: "*${node.source}".`,
  });
}

/** Reports the anchor and the type mark of a node. */
export function refuseMarks(node: Marked, range: RangeOf, report: Report): void {
  if (node.anchor !== undefined) {
    report(
      finding(spot(node, range), "yaml-anchor", `"&${node.anchor}" marks a part of the file to be copied elsewhere.`, {
        hint: `Remove the mark and write the value out where it is needed; the registry knows no anchors (&) and aliases (*). A text that starts with & goes in quotes: "&${node.anchor} …".`,
      }),
    );
  }
  if (node.tag !== undefined) {
    report(
      finding(spot(node, range), "yaml-tag", `"${node.tag.replace("tag:yaml.org,2002:", "!!")}" is a YAML type mark.`, {
        hint: "Remove the word that starts with !. When the value must stay a text, or the mark belongs to it, put all of it in quotes.",
      }),
    );
  }
}

/** The same of a value, which may be a text that only looks marked. */
export function refuseValueMarks(node: Scalar, range: RangeOf, report: Report): void {
  const marked = textAfterMark(node);
  if (marked === null) refuseMarks(node, range, report);
  else report(markFinding(range(marked.start, marked.start + marked.text.length), marked.text));
}

/** `fr: !Nouveau suivi`: a word with an exclamation mark at the start of a plain text, which is no type that YAML knows. */
function textAfterMark({ tag, range, source, type, anchor }: Scalar): { readonly text: string; readonly start: number } | null {
  if (tag === undefined || !/^![^!]/.test(tag) || anchor !== undefined || type !== "PLAIN" || !range) return null;
  const gap = source === undefined || source === "" ? "" : " ";
  const text = `${tag}${gap}${source ?? ""}`;
  return { text, start: range[0] - tag.length - gap.length };
}
