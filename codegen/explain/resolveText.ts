import type { Say } from "../messages/say";
import type { ResolveAnswer } from "./resolveAnswer";

/** One line with the verdict, then the addresses. `more` ends the first line. */
export function resolveText(asked: string, who: string, answer: ResolveAnswer, more: string, say: Say): string {
  const { route, params, admitted, reason, href, frame, redirectTo } = answer;
  const said = { asked: route ?? asked, who, why: say(`reason.${reason}`), reason };
  const values = Object.entries(params).map(([name, value]) => `${name}=${typeof value === "string" ? value : value.join("/")}`);
  const parts = [
    [say("resolve-parameters"), values.join(", ")],
    [say("resolve-address"), href],
    [say("resolve-frame"), frame],
    [say("resolve-leads"), redirectTo],
  ] as const;
  const width = Math.max(...parts.map(([name]) => name.length));
  const lines = parts.flatMap(([name, value]) => (value ? [`  ${name.padEnd(width)}  ${value}`] : []));
  return `${[`${say(admitted ? "resolve-opens" : "resolve-refused", said)}${more}`, ...lines].join("\n")}\n`;
}
