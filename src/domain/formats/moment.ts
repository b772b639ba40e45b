/** "6 h 12" of the same day, "23/11 6 h 12" of another. */
export function momentInWords(at: number, now: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const hour = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(at);
  // As it is written in French; Intl knows "06:12" alone.
  const written = language === "fr" ? hour.replace(/^0?(\d+):/, "$1\u00a0h\u00a0") : hour;
  return isToday ? written : `${new Intl.DateTimeFormat(language, { day: "2-digit", month: "2-digit" }).format(at)} ${written}`;
}
