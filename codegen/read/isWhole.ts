import { closingQuote, startsText } from "./openQuote";

/** Whether what a quote, brace or bracket opens at a place of a line is closed at its end. */
export function isWhole(text: string, start: number): boolean {
  const open: string[] = [];
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (/["']/.test(char) && (at === start || startsText(text, at))) {
      at = closingQuote(text, at, char);
      if (at < 0) return false;
    } else if (/[{[]/.test(char)) open.push(char);
    else if (/[}\]]/.test(char)) open.pop();
    if (open.length === 0) return /^ *(?:$| #)/.test(text.slice(at + 1));
  }
  return false;
}
