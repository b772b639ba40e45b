const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in a page, whatever somebody put into an address. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** An instant for people, to the minute, where the herds are. */
export function shownTime(stored: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Paris" });
  return `<time datetime="${escapeHtml(stored)}">${escapeHtml(format.format(Date.parse(stored)))}</time>`;
}

/** A small page of the demo itself: readable on a phone, without script. */
export function htmlPage(language: string, title: string, body: string): Response {
  const text = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 24px; line-height: 1.25; }
h2 { font-size: 18px; line-height: 1.3; margin: 8px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; margin: 8px 0; }
dt { font-weight: 600; }
dd { margin: 0; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } }
form { display: flex; flex-wrap: wrap; gap: 8px; }
button { font: inherit; min-height: 48px; padding: 0 16px; }
article { border: 1px solid; border-radius: 10px; padding: 8px 16px; margin: 16px 0; overflow-wrap: anywhere; }
a { display: inline-block; min-height: 48px; line-height: 48px; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } });
}
