import { STRAIGHT } from "../read/quoted";

/** What is odd in a text, and what to do about it. */
export interface OddPiece {
  readonly fact: string;
  readonly remedy: string;
}

interface Kind {
  readonly pattern: RegExp;
  readonly fact: (piece: string) => string;
  readonly remedy: (text: string, piece: string) => string;
}

/** Nearly all texts are plain, which is seen at one look: what is odd shows at an end or by a sign. */
const SUSPECT = /^[\s"“„«‹‘'TFXx?….]|[\s,;"”“»›’']$|[<&ÃÂ]|â€|orem ipsum/;

const QUOTES = "“”„«»‹›\"‘’'";
const WHOLE = new RegExp(`^[“„«‹"‘']\\s?([^${QUOTES.replace("’'", "")}]+?)\\s?[”“»›"’']$`);

const KINDS: readonly Kind[] = [
  {
    pattern: /<!--|<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i,
    fact: (piece) => `${piece} would be shown as it stands`,
    remedy: (text) => `Texts have no HTML: write "${text.replace(/<[^<>]*>/g, "").trim()}".`,
  },
  {
    pattern: /&(?:[a-z]+\d*|#\d+|#x[0-9a-f]+);/i,
    fact: (piece) => `${piece} would be shown as it stands`,
    remedy: (text) => `Write the character itself: "${text.replace(/&(#?\w+);/g, (whole, name: string) => characterOf(name) ?? whole)}".`,
  },
  {
    pattern: /[ÂÃ][\u0080-\u00bf]|â€./,
    fact: (piece) => `"${piece}" is what an accent becomes when a file is opened in the wrong encoding`,
    remedy: (text) => `Write ${recoded(text)}, and save the file as UTF-8.`,
  },
  {
    pattern: /^\s*(?:TODO|TBD|FIXME|XXX+|xxx+|\?+)(?=\s*$|[\s:]\s*\S)|^\s*(?:…|\.{2,})\s*$|lorem ipsum/,
    fact: () => "it looks like a text that is still to be written",
    remedy: () => "Write the text.",
  },
  {
    pattern: WHOLE,
    fact: () => "its quotes would be shown",
    remedy: (text) => `${STRAIGHT}: write "${WHOLE.exec(text)?.[1] ?? text}".`,
  },
  {
    pattern: /^["“„«][^"“”„«»]*$|^[^"“”„«»]*["”»]$/,
    fact: () => "it has one quote without the other",
    remedy: (text) => `Write "${text.replace(/^["“„«]\s?|\s?["”»]$/g, "")}", or put the other quote where it belongs.`,
  },
  {
    pattern: /[,;](?=\n?$)/,
    fact: (piece) => `it ends with "${piece}"`,
    remedy: (text) => `Write "${text.replace(/[,;]+\n?$/, "")}": no comma stands at the end of a line.`,
  },
  {
    // A text of several lines, after | or >, ends with a line end.
    pattern: /^\s+(?=\S)|(?<=\S)[^\S\n]+\n?$/,
    fact: () => "it begins or ends with a space",
    remedy: (text) => `Write "${text.trim()}".`,
  },
];

/** The first odd piece of a text, or null. */
export function oddPiece(text: string): OddPiece | null {
  if (!SUSPECT.test(text)) return null;
  for (const { pattern, fact, remedy } of KINDS) {
    const piece = pattern.exec(text)?.[0];
    if (piece !== undefined) return { fact: fact(piece), remedy: remedy(text, piece) };
  }
  return null;
}

/** The words between typographic, French or straight quotes around all of a text; null without them. */
export function wordsInQuotes(text: string): string | null {
  return SUSPECT.test(text) ? (WHOLE.exec(text)?.[1] ?? null) : null;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  euro: "€",
  gt: ">",
  hellip: "…",
  laquo: "«",
  lt: "<",
  nbsp: " ",
  quot: "'",
  raquo: "»",
  rsquo: "’",
};

const MARKS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  cedil: "\u0327",
  circ: "\u0302",
  grave: "\u0300",
  tilde: "\u0303",
  uml: "\u0308",
};

/** The character of an HTML entity, by its name or number; null when it is not known. */
function characterOf(name: string): string | null {
  const number = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name);
  if (number !== null) {
    const code = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16);
    return code > 0x10ffff ? null : String.fromCodePoint(code);
  }
  const [, letter, mark] = /^([a-z])(acute|cedil|circ|grave|tilde|uml)$/i.exec(name) ?? [];
  if (letter !== undefined && mark !== undefined) return `${letter}${MARKS[mark] ?? ""}`.normalize("NFC");
  return NAMED[name] ?? null;
}

/** The text as it was before its bytes were taken for Latin-1; what other code pages did cannot be undone. */
function recoded(text: string): string {
  const bytes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const meant = bytes.some((byte) => byte > 0xff) ? "\uFFFD" : new TextDecoder().decode(Uint8Array.from(bytes));
  return meant.includes("\uFFFD") ? "the accents and signs that were meant" : `"${meant}"`;
}
