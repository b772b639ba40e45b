import { type Finding, finding } from "../diagnostic/finding";
import { visible } from "../diagnostic/visible";
import type { RegistryFiles } from "../read/registryFiles";

/** Marks that turn round the direction in which a line is read. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Comments in which people read another text than the one that is there; the first mark of a line is told. */
export function* hiddenInComments(files: RegistryFiles): Iterable<Finding> {
  for (const [file, text] of files) {
    if (!TURNS.test(text)) continue;
    for (const [index, words] of text.split("\n").entries()) {
      const [line, mark] = [index + 1, words.search(TURNS)];
      const comment = /(?:^|\s)#/.exec(words.slice(0, Math.max(mark, 0)));
      if (comment === null) continue;
      const at = { file, line, column: mark + 1, endLine: line, endColumn: mark + 2 };
      yield finding(at, "hidden-sign", { text: visible(words.slice(comment.index).trim()) });
    }
  }
}
