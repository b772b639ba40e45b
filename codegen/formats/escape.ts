const MARKUP: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text inside HTML or XML, in an element or an attribute; control characters have no place in XML, not even escaped. */
export function asMarkup(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "").replaceAll(/[&<>"']/g, (sign) => MARKUP[sign] ?? sign);
}

/** A text inside Markdown: none of it is markup or notifies anybody, and it stays on its line. */
export function asMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>|#&~]/g, (sign) => `\\${sign}`)
    .replaceAll("@", "@\u00AD")
    .replaceAll(/[\r\n]+/g, " ");
}
