import { quoted } from "../../read/quoted";
import { keyIn, slipIn } from "../../read/slip";
import { spaces, type Trials } from "./trial";

/** `anyOf: - sante`: behind a key, a dash begins no list. */
export const dashBesideTrials: Trials = function* (lines, at) {
  const line = lines[at];
  const key = line === undefined ? null : keyIn(line);
  const value = line === undefined || key === null ? "" : line.text.slice(key.value).trimEnd();
  const [, entry] = /^- +([^\s#].*)$/.exec(value) ?? [];
  if (line === undefined || key === null || entry === undefined) return;
  const { name } = key;
  const before = line.text.slice(0, key.value);
  const fact = `A dash stands behind "${name}:", where it begins no entry of a list.`;
  const next = lines[at + 1];
  if (next?.content.startsWith("- ") === true && next.indent > key.at) {
    yield {
      code: "syntax-error",
      changed: new Map([[line.number, `${before.trimEnd()}\n${" ".repeat(next.indent)}${value}`]]),
      cost: 0,
      told: () => slipIn(line, key.value, fact, `Write ${value} on a line of its own below it, after ${spaces(next.indent)}.`),
    };
    return;
  }
  const list = `[${entry.split(/,? +- +|, */).join(", ")}]`;
  for (const [meant, remedy] of [
    [list, "Write brackets"],
    [quoted(value), "Put the text in quotes"],
  ] as const)
    yield {
      code: "syntax-error",
      changed: new Map([[line.number, before + meant]]),
      cost: meant === list ? 0 : 1,
      told: () => slipIn(line, key.value, fact, `${remedy}: ${name}: ${meant}`),
    };
};
