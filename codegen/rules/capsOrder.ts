import { finding, relatedTo } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** Steps of memory ascend, and a device with more of it keeps no fewer frames. */
export const capsOrder: Rule = function* (model) {
  for (const { file, document } of model.documents.settings) {
    const { caps } = document.framePool;
    const at = (index: number, key: "memoryGb" | "frames") => model.locate({ file, path: ["framePool", "caps", index, key] });
    for (const [index, { memoryGb, frames }] of caps.entries()) {
      const before = caps[index - 1];
      if (before === undefined) continue;
      const key = memoryGb <= before.memoryGb ? "memoryGb" : frames < before.frames ? "frames" : null;
      if (key === null) continue;
      const seen = key === "memoryGb" ? memoryGb : frames;
      yield finding(at(index, key), "caps-order", `"${key}" is ${seen} here, after ${before[key]} in the entry before.`, {
        hint:
          key === "memoryGb"
            ? "Write the steps of memory in ascending order, each once."
            : `Write at least ${before.frames}: a device with more memory keeps no fewer frames.`,
        related: relatedTo(at(index - 1, key), "the entry before is here"),
        severity: "warning",
      });
    }
  }
};
