import type { Locator } from "@playwright/test";

/** What matches whose words go on in the next line without a hyphen before it. */
export function brokenWords(labels: Locator): Promise<readonly string[]> {
  return labels.evaluateAll((all) =>
    all.flatMap((label) => {
      const range = document.createRange();
      const walk = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      // Between two pieces of a word stands a hyphen, should the line end there.
      let isBroken = false;
      for (let text = walk.nextNode(); text instanceof Text; text = walk.nextNode()) {
        const piece = text;
        const topOf = (at: number) => {
          range.setStart(piece, at);
          range.setEnd(piece, at + 1);
          // Where a line begins, the end of the line before comes first.
          return [...range.getClientRects()].at(-1)?.top ?? 0;
        };
        const { data } = piece;
        isBroken ||= [...data].some(
          (letter, at) => at > 0 && /\p{L}/u.test(letter) && /\p{L}/u.test(data[at - 1] ?? "") && topOf(at) > topOf(at - 1) + 4,
        );
      }
      return isBroken ? [label.textContent ?? ""] : [];
    }),
  );
}
