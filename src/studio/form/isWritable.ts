import type { PreviewView } from "../../../codegen/studio/previewView";
import type { Asked } from "../work/useAnswer";

/** Whether a step may be written as far as it has been checked: it changes something, is not refused, and brings no mistake. */
export function isWritable({ answer: preview, failure }: Pick<Asked<PreviewView>, "answer" | "failure">): boolean {
  return (
    failure === null &&
    preview?.refused === null &&
    preview.patches.length > 0 &&
    !preview.findings.some(({ severity }) => severity === "error")
  );
}
