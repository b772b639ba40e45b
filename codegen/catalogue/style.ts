/** Colours of the shell, light and dark; on a phone a row is a card, on paper there is no list of contents. */
export const STYLE = `:root{color-scheme:light dark;--bg:#f5f7f2;--surface:#fff;--text:#14201a;--muted:#46554b;--line:#dee4db;--good:#1b6330}
@media (prefers-color-scheme:dark){:root{--bg:#0d1410;--surface:#161f19;--text:#e6efe8;--muted:#a9b8ae;--line:#27332b;--good:#7ccb8f}}
html{scroll-padding-top:56px}body{margin:0;background:var(--bg);color:var(--text);font:15px/1.45 system-ui,sans-serif}
header,main{max-width:1280px;margin:0 auto;padding:24px 16px 0}main{padding-bottom:64px}h1{font-size:26px;margin:0 0 8px}p{margin:0 0 12px;color:var(--muted);max-width:75ch}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;padding:12px 0;border-block:1px solid var(--line)}a{color:var(--good)}
section{margin-top:40px}h2{font-size:22px;margin:0 0 12px}h3{font-size:16px;margin:28px 0 8px}small{font-weight:400;color:var(--muted)}
code{font:13px ui-monospace,monospace;color:var(--muted);overflow-wrap:anywhere}
table{width:100%;table-layout:fixed;border-collapse:collapse;background:var(--surface);border:1px solid var(--line)}th,td{text-align:left;vertical-align:top;padding:8px 12px;border-top:1px solid var(--line)}
th{font-size:13px;color:var(--muted);border-top:0}td{overflow-wrap:break-word}th:first-child{width:26%}.short{width:9%}
@media (max-width:640px){thead{display:none}tr{display:block;border-top:1px solid var(--line);padding:8px 0}td{display:block;border:0;padding:2px 12px}td:empty{display:none}td:not(:first-child)::before{content:attr(data-head) " : ";color:var(--muted);font-size:13px}}
@media print{nav{display:none}body{background:none;font-size:11px}tr{break-inside:avoid}}`;
