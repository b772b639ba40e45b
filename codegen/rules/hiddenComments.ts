import { type Finding, finding } from "../diagnostic/finding";
import { visible } from "../diagnostic/visible";
import type { RegistryFiles } from "../read/registryFiles";

/** Marks that turn round the direction in which a line is read. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Comments in which people read another text than the one that is there; the first mark of a line is told. */
export function* hiddenInComments(files: RegistryFiles): Iterable<Finding> {
  for (const [file, text] of files) {
    TURNS.lastIndex = 0;
    for (let mark = TURNS.exec(text); mark !== null; mark = TURNS.exec(text)) {
      const from = text.lastIndexOf("\n", mark.index) + 1;
      const comment = /(?:^|\s)#/.exec(text.slice(from, mark.index));
      TURNS.lastIndex = text.indexOf("\n", mark.index) + 1 || text.length;
      if (comment === null) continue;
      const [line, column] = [text.slice(0, from).split("\n").length, mark.index - from + 1];
      const words = visible(text.slice(from + comment.index, TURNS.lastIndex).trim());
      yield finding({ file, line, column, endLine: line, endColumn: column + 1 }, "hidden-sign", { text: words });
    }
  }
}
