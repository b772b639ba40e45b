export interface HerdNumberRules {
  /** The longest number that is shown whole. */
  readonly herdNumberWhole: number;
  /** How many characters are left of a longer one. */
  readonly herdNumberTail: number;
}

/** Section 5, herd display: a number of more than 10 characters becomes an ellipsis and its last 9. */
export function shortHerdNumber(number: string, { herdNumberWhole, herdNumberTail }: HerdNumberRules): string {
  const characters = [...number.trim()];
  if (characters.length <= herdNumberWhole) return characters.join("");
  return `…${characters.slice(characters.length - herdNumberTail).join("")}`;
}
