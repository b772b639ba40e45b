import { keyIn, type Slip, type SourceLine, slipIn, sourceLines } from "./slip";

const CLOSER: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** The line on which a { or [ is opened that nothing closes: the parser notices on the next one. */
export function openBrace(text: string, start: number): Slip | null {
  const number = text.slice(0, start).split("\n").length - 1;
  const line = sourceLines(text).findLast((one) => one.number < number && opened(one) !== null);
  const opener = line === undefined ? null : opened(line);
  if (line === undefined || opener === null) return null;
  const at = line.text.indexOf(opener, keyIn(line)?.value ?? 0);
  return slipIn(line, at, `A ${opener} is opened here and not closed.`, `Close it with ${CLOSER[opener]} at the end of the text.`);
}

function opened(line: SourceLine): string | null {
  const value = line.text.slice(keyIn(line)?.value ?? line.indent);
  const opener = value.charAt(0);
  const closer = CLOSER[opener];
  return closer === undefined || value.split(opener).length <= value.split(closer).length ? null : opener;
}
