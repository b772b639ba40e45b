/** Values written into a text: `{{name}}`; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Finds the text of a key, or undefined. */
export type FindText = (key: string) => string | undefined;

/**
 * The text of a key with its values. A key with a `count` has a form per plural category of the language (`_one`, `_many`,
 * `_other`). A text is plain: values are written in as they are and never read as texts again. Without a text the key is shown.
 */
export function translate(find: FindText, locale: string, key: string, values: TextValues = {}): string {
  const text = formFor(find, locale, key, values.count) ?? find(key) ?? key;
  return text.replace(/\{\{\s*(\w+)\s*(?:,\s*number\s*)?\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === "number" ? grouped(value) : value;
  });
}

function formFor(find: FindText, locale: string, key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== "number") return undefined;
  return find(`${key}_${categoryOf(locale, count)}`) ?? find(`${key}_other`);
}

const categories = new Map<string, Intl.PluralRules>();

function categoryOf(locale: string, count: number): string {
  const rules = categories.get(locale) ?? new Intl.PluralRules(locale);
  categories.set(locale, rules);
  return rules.select(count);
}

/** Section 9: thousands are separated by a dot, decimals by a comma, whatever the language (decision FMT-09). */
function grouped(value: number): string {
  const [whole = "", decimals] = String(value).split(".");
  const dotted = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return decimals === undefined ? dotted : `${dotted},${decimals}`;
}
