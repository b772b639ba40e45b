import { html } from "hono/html";
import { DEMO_SUPPORT_LINK } from "../../domain/address/demoAddresses";
import type { Mail } from "../database/mails";
import type { MailKind } from "../database/tables";
import { htmlPage, type Markup, shownTime, timeText } from "./html";

/** Texts of the mail page and of the mails, in one language. */
export interface MailTexts {
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly to: string;
  readonly sent: string;
  readonly refresh: string;
  readonly login: string;
  readonly mails: Readonly<Record<MailKind, MailText>>;
  readonly supportTitle: string;
  readonly supportIntro: string;
  readonly supportSend: string;
}

/** What one kind of mail says. */
export interface MailText {
  readonly subject: string;
  /** `{{when}}` stands for the time of the mail. */
  readonly text: string;
  readonly link: string;
}

export interface MailPage {
  readonly mails: readonly Mail[];
  readonly accounts: readonly string[];
  /** Address of the login page. */
  readonly loginPath: string;
  /** The page is in the language asked for, a mail in that of its reader. */
  readonly texts: MailTexts;
  readonly textsIn: (language: string) => MailTexts;
}

const ANY_ORIGIN = "http://localhost";

/** What the demo would have sent, the newest first, and the desk where support links are made. */
export function mailPage({ mails, accounts, loginPath, texts, textsIn }: MailPage): Promise<Response> {
  const list = mails.map((mail) => article(mail, texts, textsIn(mail.language)));
  const { language } = texts;
  const body = html`<p>${texts.intro}</p>
<nav>
<a href="${loginPath}?lang=${language}">${texts.login}</a>
<a href="?lang=${language}">${texts.refresh}</a>
</nav>
${list.length === 0 ? html`<p>${texts.empty}</p>` : list}
<section>
<h2>${texts.supportTitle}</h2>
<p>${texts.supportIntro}</p>
<form method="post">
${accounts.map((account) => sendButton(account, texts))}
</form>
</section>`;
  return htmlPage(language, texts.title, body);
}

function article({ kind, recipient, sent_at, link }: Mail, texts: MailTexts, own: MailTexts): Markup {
  const text = own.mails[kind];
  const line = (name: string, value: string | Markup) => html`<dt>${name}</dt><dd>${value}</dd>`;
  return html`<article>
<h2 lang="${own.language}">${text.subject}</h2>
<dl>
${line(texts.to, recipient)}
${line(texts.sent, shownTime(sent_at, texts.language))}
</dl>
<p lang="${own.language}">${text.text.replace("{{when}}", () => timeText(sent_at, own.language))}</p>
<a href="${onThisSite(link)}" lang="${own.language}">${text.link}</a>
</article>`;
}

function sendButton(account: string, texts: MailTexts): Markup {
  const query = new URLSearchParams({ login: account, lang: texts.language });
  const name = `${texts.supportSend} : ${account}`;
  return html`<button formaction="${DEMO_SUPPORT_LINK}?${query.toString()}" aria-label="${name}">${account}</button>`;
}

/** A link leads to the site that shows it, whatever origin stands in it. */
function onThisSite(link: string): string {
  if (!URL.canParse(link, ANY_ORIGIN)) return "";
  const { pathname, search } = new URL(link, ANY_ORIGIN);
  return pathname.replace(/^\/+/, "/") + search;
}
