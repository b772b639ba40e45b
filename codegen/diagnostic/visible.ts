/** What nobody sees: commands of a terminal, marks that turn the text round, signs without a width; a soft hyphen and joined emoji are as they look. */
const HIDDEN = /[\p{Cc}\u2028\u2029]|(?![\u00AD\u200D])\p{Cf}/gu;

/** A text as it may be printed, in a document for programs too: what nobody sees is written as in JSON. */
export function visible(text: string): string {
  const escaped = (sign: string) => sign.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return text.replace(HIDDEN, (sign) => (sign === "\n" || sign === "\t" ? sign : escaped(sign)));
}
