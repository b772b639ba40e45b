/** What a terminal acts on instead of showing it: its commands, and marks that turn the direction of the text round. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A text as it may be printed, in a document for programs too: what a terminal would act on is written as in JSON. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (sign) => (sign === "\n" || sign === "\t" ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`));
}
