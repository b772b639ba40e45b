import { compareText } from "../diagnostic/finding";
import type { Seen } from "./seen";

const HEAD = "# Who sees what, of the personas: written by `registry snapshot`, compared by `registry check`.\n";

/** Files of the snapshot by their path in registry/seen: one line an item, sorted, with whoever sees it. */
export function seenTexts(seen: Seen): ReadonlyMap<string, string> {
  return new Map(
    [...seen].map(([file, items]) => {
      const lines = [...items]
        .sort(([one], [other]) => compareText(one, other))
        .map(([item, who]) => `${item} : ${who.join(" ")}`.trimEnd());
      return [file, `${HEAD}${lines.join("\n")}\n`];
    }),
  );
}

export interface SeenLine {
  readonly line: number;
  readonly who: readonly string[];
}

/** Items of one file with the line on which each stands. */
export function readSeen(text: string): ReadonlyMap<string, SeenLine> {
  return new Map(
    text.split(/\r?\n/).flatMap((row, index): [string, SeenLine][] => {
      const [, item, who = ""] = /^([^#].*?) :(?: (.*))?$/.exec(row) ?? [];
      return item === undefined ? [] : [[item, { line: index + 1, who: who.split(" ").filter((one) => one !== "") }]];
    }),
  );
}
