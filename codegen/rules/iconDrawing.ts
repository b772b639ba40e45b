import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+=(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/g;
const PATH = /\sd=(?:"([^"]*)"|'([^']*)')/;
/** A move, then commands of SVG with their numbers. */
const DRAWN = /^\s*[Mm][\sMmLlHhVvCcSsQqTtAaZz\d.,eE+-]*$/;

/** A drawing that is not whole shows nothing, or spoils what stands behind it. */
export const iconDrawing: Rule = function* (model) {
  for (const { file, document } of model.documents.icons) {
    for (const [name, body] of Object.entries(document.icons)) {
      const fault = faultOf(body);
      if (fault === null) continue;
      yield finding(model.locate({ file, path: ["icons", name] }), "icon-drawing", `The drawing "${name}" cannot be read: ${fault}.`, {
        hint:
          /[^'"]['"]$/.test(body) && !/['"]$/.test(body.slice(0, -1).replace(TAG, "").trim())
            ? `A quote ${body.at(-1)} ends it and none opens it: write one before the first <, too.`
            : "Copy it again from where it was drawn: what stands inside <svg>, whole.",
      });
    }
  }
};

/** What is wrong with an SVG body, or null. */
function faultOf(body: string): string | null {
  const open: string[] = [];
  for (const [, closing, name = "", attributes = "", alone] of body.matchAll(TAG)) {
    const path = PATH.exec(attributes);
    if (path !== null && !DRAWN.test(path[1] ?? path[2] ?? "")) return "the d of a path holds more than commands and numbers";
    if (closing === "/" && open.pop() !== name) return `</${name}> closes nothing`;
    if (closing === "" && alone === "") open.push(name);
  }
  const rest = body.replace(TAG, "").trim();
  if (rest !== "") return `${JSON.stringify(rest.slice(0, 24))} is no part of a drawing`;
  return open.length === 0 ? null : `</${open.at(-1)}> is missing`;
}
