import type { FrameContext } from "../../sdk";
import { basePath } from "./basePath";
import { type HerdFacts, herdLine } from "./herdLine";
import { icon } from "./icon";
import { labelsIn } from "./labels";
import { subjectOf } from "./subjectOf";

const MARK = 26;

/** Draws the picture of the page, its section, its herd and what it is for into the head that stands there for them. */
export async function drawLook(head: HTMLElement, context: FrameContext, herd: HerdFacts | null = null): Promise<void> {
  const { section, purpose, hue, icon: body } = subjectOf(basePath(), context);
  const find = await labelsIn(context.language, "pages", "purposes", "shell");
  const place = (name: string) => head.querySelector(`[data-head="${name}"]`);
  (head.closest("main") ?? head).dataset.hue = String(hue);
  place("mark")?.replaceChildren(icon(body, MARK));
  place("crumb")?.replaceChildren(find(section ?? "") ?? "");
  if (herd !== null) place("herd")?.replaceChildren(...herdLine(herd));
  // A colon never begins a line.
  place("purpose")?.replaceChildren((find(purpose) ?? "").replaceAll(" :", "\u00a0:"));
}
