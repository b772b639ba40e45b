import { html, raw } from "hono/html";
import { hashOf } from "../site/inlineHashes";

/** Markup; every value put into it is escaped. */
export type Markup = ReturnType<typeof html>;

/** An instant for people, to the minute, where the herds are. */
export function shownTime(stored: string, language: string): Markup {
  return html`<time datetime="${stored}">${timeText(stored, language)}</time>`;
}

export function timeText(stored: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Paris" });
  return format.format(Date.parse(stored));
}

const STYLE = `
:root { color-scheme: light dark; --bg: #f5f7f2; --surface: #fff; --text: #14201a; --line: #77857b; --primary: #1b6330; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #0d1410; --surface: #161f19; --text: #e6efe8; --line: #75857a; --primary: #7ccb8f; }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 24px 16px; background: var(--bg); color: var(--text); }
h1 { font-size: 24px; line-height: 1.25; }
h2 { font-size: 18px; line-height: 1.3; margin: 8px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; margin: 8px 0; }
dt { font-weight: 600; }
dd { margin: 0; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } }
form { display: flex; flex-wrap: wrap; gap: 8px; }
nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
button { font: inherit; min-height: 48px; padding: 0 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); color: inherit; }
article { border: 1px solid var(--line); border-radius: 10px; background: var(--surface); padding: 8px 16px; margin: 16px 0; overflow-wrap: anywhere; }
a { display: inline-flex; align-items: center; min-height: 48px; color: var(--primary); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
`;

const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;

/** A small page of the demo itself: readable on a phone, without script. */
export async function htmlPage(language: string, title: string, body: Markup): Promise<Response> {
  const text = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(text.toString(), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Content-Security-Policy": POLICY },
  });
}
