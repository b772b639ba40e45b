/** "6 h 12" of the same day, "23/11 6 h 12" of another. */
export function momentInWords(at: number, now: number, language: string): string {
  const hour = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(at);
  // As it is written in French; Intl knows "06:12" alone.
  const written = language === "fr" ? hour.replace(/^0?(\d+):/, "$1\u00a0h\u00a0") : hour;
  // In the order of all days of the product, with the signs of German in German.
  const dayOf = (ms: number) => new Intl.DateTimeFormat(language === "de" ? language : "fr", { dateStyle: "short" }).format(ms);
  const day = dayOf(at);
  return day === dayOf(now) ? written : `${day.replace(/\/?\d+$/, "")} ${written}`;
}
