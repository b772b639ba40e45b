import { REASON_WORDS } from "../answer/reasonWords";
import type { ResolveAnswer } from "../answer/resolveAnswer";

/** One line with the verdict, then the addresses. */
export function resolveText(asked: string, who: string, answer: ResolveAnswer, didYouMean: string): string {
  const { route, params, admitted, reason, href, frame, redirectTo } = answer;
  const verdict = `${route ?? asked}: ${admitted ? "opens" : "refused"} for ${who}`;
  const values = Object.entries(params).map(([name, value]) => `${name}=${typeof value === "string" ? value : value.join("/")}`);
  const lines = [
    `${verdict}: ${REASON_WORDS[reason]} (${reason})${didYouMean}`,
    ...(values.length === 0 ? [] : [`  parameters  ${values.join(", ")}`]),
    ...(href === null ? [] : [`  address     ${href}`]),
    ...(frame === null ? [] : [`  frame       ${frame}`]),
    ...(redirectTo === undefined ? [] : [`  leads to    ${redirectTo}`]),
  ];
  return `${lines.join("\n")}\n`;
}
