import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** A page of the shell's own origin that keeps its origin and may run scripts takes its sandbox off by itself. */
export const sandboxNoHelp: Rule = function* (model) {
  for (const { file, document } of model.documents.application) {
    const { frame } = document;
    if (frame?.isolation !== "path" || frame.trusted === true) continue;
    const words = new Set(frame.sandbox);
    if (!words.has("allow-same-origin") || !words.has("allow-scripts")) continue;
    yield finding(
      model.locate({ file, path: ["frame", "sandbox"] }),
      "sandbox-no-help",
      `The sandbox of "${document.id}" protects nothing: with allow-same-origin and allow-scripts a page of the shell's own origin can take it off.`,
      {
        hint: 'Write "isolation: origin" and "origin:" so that it has an origin of its own, or remove one of the two words; write "trusted: true" when it is trusted like the shell.',
      },
    );
  }
};
