/** One line of text; a heading is larger. */
export interface PdfLine {
  readonly text: string;
  readonly heading?: true;
}

const PAGE_HEIGHT = 842;
const MARGIN = 64;
const LEADING = 18;
const CHARACTERS_A_LINE = 84;

/** A PDF of one A4 page, in a font every reader has; just enough for the terms of the demo. */
export function writePdf(title: string, lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${PAGE_HEIGHT}] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    stream(content(lines)),
    `<< /Title (${literal(title)}) >>`,
  ];
  let file = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return latin1(`${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`);
}

function content(lines: readonly PdfLine[]): string {
  const drawn = lines.flatMap(({ text, heading }) => wrap(text).map((part) => ({ part, font: heading ? "/F2 15 Tf" : "/F1 11 Tf" })));
  const shown = drawn.map(({ part, font }) => `${font} (${literal(part)}) Tj T*`).join("\n");
  return `BT ${LEADING} TL ${MARGIN} ${PAGE_HEIGHT - MARGIN} Td\n${shown}\nET`;
}

function stream(text: string): string {
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
}

function wrap(text: string): readonly string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + word.length < CHARACTERS_A_LINE) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function literal(text: string): string {
  return text.replaceAll(/[\\()]/g, "\\$&");
}

/** One byte a character, so that lengths in characters are offsets in the file. */
function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? code : 63;
  });
}
