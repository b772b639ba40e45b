import { keyIn, type Slip, type SourceLine, slipIn } from "./slip";

/** A text in quotes that goes on behind its line: the parser notices at the next quote, or at the end of the file. */
export function openQuote(line: SourceLine): Slip | null {
  const start = keyIn(line)?.value ?? line.indent + (/^(?:- +)*/.exec(line.content)?.[0].length ?? 0);
  const first = line.text.charAt(start);
  if (first === "{" || first === "[") return openInside(line, start);
  return (first === '"' || first === "'") && closingQuote(line.text, start, first) < 0 ? unclosed(line, start) : null;
}

function openInside(line: SourceLine, start: number): Slip | null {
  for (let at = start; at < line.text.length; at++) {
    const char = line.text.charAt(at);
    if ((char !== '"' && char !== "'") || !startsText(line.text, at)) continue;
    const closing = closingQuote(line.text, at, char);
    if (closing < 0) return unclosed(line, at);
    at = closing;
  }
  return null;
}

/** Quotes in the middle of a text are part of it: an apostrophe opens nothing. */
export function startsText(text: string, at: number): boolean {
  return /[:,[{]\s*$/.test(text.slice(0, at));
}

/** Where the quote at a place is closed on the same line, or -1. */
export function closingQuote(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at++) {
    if (quote === '"' && text[at] === "\\") at++;
    else if (text[at] === quote && quote === "'" && text[at + 1] === "'") at++;
    else if (text[at] === quote) return at;
  }
  return -1;
}

/** The finding for a text in quotes that something follows, an apostrophe most often. */
export function endsEarly(line: SourceLine, start: number, closing: number): Slip {
  const quote = line.text.charAt(start);
  const inside = quote === '"' ? `a text with " in it takes « », or single quotes: '…'` : `a text with ' in it takes double quotes: "…"`;
  const hint = `Put ${quote} only before and after the whole text; ${inside}.`;
  return slipIn(line, start, "The text in quotes ends here, and something follows it.", hint, closing + 1);
}

/** The finding for a quote that is not closed on its line. */
export function unclosed(line: SourceLine, at: number): Slip {
  const quote = line.text.charAt(at);
  return slipIn(
    line,
    at,
    `A quote ${quote} is opened here and not closed on this line.`,
    `Close it with ${quote} at the end of the text, or write the text without it.`,
  );
}
