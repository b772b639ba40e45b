/** White space that looks like a space, or like nothing, and is none for YAML. */
export const INVISIBLE = /[\u00a0\u00ad\u2007\u202f\u200b-\u200f\u2060\u3000\ufeff]/;

/** Characters without any width stand in place of nothing. */
const WIDTHLESS = /[\u00ad\u200b-\u200f\u2060\ufeff]/;

const NO_INVISIBLE = "Remove it and type an ordinary space with the space bar.";

/** The first invisible character of a text, or of a name: what it is, and what to do about it. */
export function invisibleIn(text: string, isName = false): { readonly what: string; readonly remedy: string } {
  const seen = INVISIBLE.exec(text)?.[0] ?? "";
  return WIDTHLESS.test(seen)
    ? { what: "An invisible character without width", remedy: "Remove it: put the cursor behind it and press the backspace key once." }
    : { what: "An invisible no-break space", remedy: isName ? "Remove it: there are no spaces in a name." : NO_INVISIBLE };
}
