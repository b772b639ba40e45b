import { charactersOf, widthOf } from "./helvetica";

/** A paragraph; a heading is larger and stays with what follows. */
export interface PdfBlock {
  readonly text: string;
  readonly heading?: true;
}

export interface PdfDocument {
  readonly title: string;
  /** As it stands in the file: `fr-FR`. */
  readonly language: string;
  /** `2025-03-01` */
  readonly date: string;
  /** At the foot of each page, before its number. */
  readonly footer: string;
  readonly blocks: readonly PdfBlock[];
}

interface Line {
  readonly text: string;
  readonly heading: boolean;
  /** Space above, in points. */
  readonly gap: number;
}

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 64;
const FOOT = 36;
const TEXT = { size: 11, leading: 16, gap: 8 };
const HEADING = { size: 15, leading: 22, gap: 18 };
const FIRST_PAGE_OBJECT = 6;

/** A PDF in a font every reader has: A4 pages of paragraphs, with page numbers; just enough for a document to read and accept. */
export function writePdf(document: PdfDocument): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(document.blocks.flatMap(linesOf));
  const pageNumbers = pages.map((_, index) => FIRST_PAGE_OBJECT + 2 * index);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${document.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    `<< /Title ${unicode(document.title)} /CreationDate (D:${document.date.replaceAll("-", "")}) >>`,
    ...pages.flatMap((lines, index) => [
      pageObject(FIRST_PAGE_OBJECT + 2 * index + 1),
      stream(`${drawn(lines)}\n${foot(`${document.footer} ${index + 1} / ${pages.length}`)}`),
    ]),
  ];
  return bytes(assembled(objects));
}

function pageObject(content: number): string {
  const fonts = "<< /Font << /F1 3 0 R /F2 4 0 R >> >>";
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${content} 0 R /Resources ${fonts} >>`;
}

/** One byte a character, so that lengths in characters are offsets in the file. */
function assembled(objects: readonly string[]): string {
  let file = "%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n";
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`;
}

function linesOf(block: PdfBlock): readonly Line[] {
  const heading = block.heading === true;
  const { size, gap } = heading ? HEADING : TEXT;
  const lines: string[] = [""];
  for (const word of block.text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) === "" || widthOf(longer, size, heading) <= WIDTH - 2 * MARGIN) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line, index) => ({ text: line, heading, gap: index === 0 ? gap : 0 }));
}

/** A heading is not left alone at the foot of a page. */
function pagesOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const pages: Line[][] = [[]];
  let room = HEIGHT - 2 * MARGIN;
  for (const line of lines) {
    const height = heightOf(line);
    if (height + (line.heading ? HEADING.leading + 2 * TEXT.leading : 0) > room) {
      pages.push([]);
      room = HEIGHT - 2 * MARGIN;
    }
    pages.at(-1)?.push(line);
    room -= height;
  }
  return pages;
}

function heightOf({ heading, gap }: Line): number {
  return gap + (heading ? HEADING : TEXT).leading;
}

function drawn(lines: readonly Line[]): string {
  const shown = lines.map((line) => {
    const font = line.heading ? `/F2 ${HEADING.size}` : `/F1 ${TEXT.size}`;
    return `${font} Tf 0 ${-heightOf(line)} Td (${literal(line.text)}) Tj`;
  });
  return `BT ${MARGIN} ${HEIGHT - MARGIN} Td\n${shown.join("\n")}\nET`;
}

function foot(text: string): string {
  return `BT /F1 9 Tf ${MARGIN} ${FOOT} Td (${literal(text)}) Tj ET`;
}

function stream(text: string): string {
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
}

function literal(text: string): string {
  return charactersOf(text).replaceAll(/[\\()]/g, "\\$&");
}

/** Text outside of pages may be in any script: UTF-16 in hexadecimal. */
function unicode(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0"));
  return `<feff${units.join("")}>`;
}

function bytes(file: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}
