/** `31,5 kg`, `12 vaches`, `−0,6`; an animal is none. */
const NUMERIC = /^[+−]?[\d.,]+(?:[\s\u202f\u00a0]\S+)*$/;
/** `4018 Noisette` */
const ANIMAL = /^\d{4} \D/;
const DAY = /^\d{2}\/\d{2}\/\d{4}$/;

/** A cell where no head of a column stands above it. */
export interface CellWords {
  /** null: the text says it all. */
  readonly name: string | null;
  readonly text: string;
}

export function isNumeric(text: string): boolean {
  return NUMERIC.test(text) && !ANIMAL.test(text);
}

/** What a cell says of its row, under the name of its column where it is a number or a day; nothing for an empty one. */
export function cellWords(
  column: string,
  text: string,
  { day, year }: { day: string; year: number },
  isNamed = false,
): readonly CellWords[] {
  if (text === "" || text === "–") return [];
  if (DAY.test(text)) return [{ name: column === day ? null : column, text: withoutYear(text, year) }];
  return [{ name: isNamed || isNumeric(text) ? column : null, text }];
}

/** A day of this year, as people say it. */
function withoutYear(day: string, year: number): string {
  return day.replace(`/${year}`, "");
}
