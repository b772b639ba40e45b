import type { Row } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";

const WEEK = 7;

/** How pressing something is that is due in so many days. */
export function dueState(days: number, texts: PresentationTexts["due"]): Row["state"] {
  if (days < 0) return { text: texts.late, tone: "late" };
  return days <= WEEK ? { text: texts.week, tone: "wait" } : { text: texts.later, tone: "plain" };
}
