import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";

/** An origin of its own keeps an application from reading another one's storage. */
export const frameOriginTwice: Rule = function* (model) {
  const frames = [...model.applications.values()].filter(({ document }) => document.frame?.sharedWith === undefined);
  for (const { entry, first } of repeated(frames, ({ document }) => document.frame?.origin)) {
    const at = (file: string) => model.locate({ file, path: ["frame", "origin"] });
    yield finding(
      at(entry.place.file),
      "frame-origin-twice",
      `"${entry.id}" has the origin "${entry.document.frame?.origin}" of "${first.id}": each can read what the other keeps.`,
      {
        hint: `Give "${entry.id}" an origin of its own here and under frames.origins in settings.yaml, unless both come from one supplier.`,
        related: relatedTo(at(first.place.file), `the origin of "${first.id}" is here`),
        severity: "warning",
      },
    );
  }
};
