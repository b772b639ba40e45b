import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** `isolation: origin` and the name of the origin belong together. */
export const originMissing: Rule = function* (model) {
  for (const { file, document } of model.documents.application) {
    const { frame, id } = document;
    if (frame === undefined) continue;
    if (frame.isolation === "origin" && frame.origin === undefined)
      yield finding(
        model.locate({ file, path: ["frame", "isolation"] }),
        "origin-missing",
        `"${id}" is to have an origin of its own, but none is named.`,
        {
          hint: 'Write "origin:" with a name beside it, and its address under "frames: origins:" in settings.yaml.',
        },
      );
    if (frame.isolation === "path" && frame.origin !== undefined)
      yield finding(
        model.locate({ file, path: ["frame", "origin"] }),
        "origin-missing",
        `"${id}" names the origin "${frame.origin}", but is served from that of the shell.`,
        { hint: 'Write "isolation: origin" beside it, or remove "origin:".' },
      );
  }
};
