import { DEMO_SUPPORT_LINK } from "../../domain/address/demoAddresses";
import type { Mail } from "../database/mails";
import { escapeHtml, htmlPage, shownTime } from "./html";

/** Words of the mail page and of the mails, in one language. */
export interface MailTexts {
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly to: string;
  readonly sent: string;
  readonly refresh: string;
  readonly login: string;
  readonly recovery: MailWords;
  readonly support: MailWords;
  readonly supportTitle: string;
  readonly supportIntro: string;
  readonly supportSend: string;
}

/** What one kind of mail says. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

export interface MailPage {
  readonly mails: readonly Mail[];
  readonly accounts: readonly string[];
  /** Address of the login page. */
  readonly loginPath: string;
  /** Address of the page a support link leads to. */
  readonly supportPath: string;
  /** The page is in the language asked for, a mail in that of its reader. */
  readonly texts: MailTexts;
  readonly textsIn: (language: string) => MailTexts;
}

const ANY_ORIGIN = "http://localhost";

/** What the demo would have sent, the newest first, and the desk where support links are made. */
export function mailPage({ mails, accounts, loginPath, supportPath, texts, textsIn }: MailPage): Response {
  const list = mails.map((mail) => article(mail, supportPath, texts, textsIn(mail.language))).join("\n");
  const language = escapeHtml(texts.language);
  const body = `<p>${escapeHtml(texts.intro)}</p>
<nav>
<a href="${escapeHtml(loginPath)}?lang=${language}">${escapeHtml(texts.login)}</a>
<a href="?lang=${language}">${escapeHtml(texts.refresh)}</a>
</nav>
${list === "" ? `<p>${escapeHtml(texts.empty)}</p>` : list}
<section>
<h2>${escapeHtml(texts.supportTitle)}</h2>
<p>${escapeHtml(texts.supportIntro)}</p>
<form method="post">
${accounts.map((account) => sendButton(account, texts)).join("\n")}
</form>
</section>`;
  return htmlPage(texts.language, texts.title, body);
}

function article({ recipient, sent_at, link }: Mail, supportPath: string, texts: MailTexts, own: MailTexts): string {
  const words = isAt(onThisSite(link), supportPath) ? own.support : own.recovery;
  const line = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`;
  return `<article>
<h2 lang="${escapeHtml(own.language)}">${escapeHtml(words.subject)}</h2>
<dl>
${line(texts.to, escapeHtml(recipient))}
${line(texts.sent, shownTime(sent_at, texts.language))}
</dl>
<p lang="${escapeHtml(own.language)}">${escapeHtml(words.text)}</p>
<a href="${escapeHtml(onThisSite(link))}" lang="${escapeHtml(own.language)}">${escapeHtml(words.link)}</a>
</article>`;
}

function sendButton(account: string, texts: MailTexts): string {
  const query = new URLSearchParams({ login: account, lang: texts.language });
  const name = `${texts.supportSend} : ${account}`;
  return `<button formaction="${DEMO_SUPPORT_LINK}?${escapeHtml(query.toString())}" aria-label="${escapeHtml(name)}">${escapeHtml(account)}</button>`;
}

/** A link leads to the site that shows it, whatever origin stands in it. */
function onThisSite(link: string): string {
  if (!URL.canParse(link, ANY_ORIGIN)) return "";
  const { pathname, search } = new URL(link, ANY_ORIGIN);
  return pathname.replace(/^\/+/, "/") + search;
}

function isAt(link: string, path: string): boolean {
  return link === path || link.startsWith(`${path}?`);
}
