import * as z from "zod/mini";
import { demoAccounts } from "../../../protocol/account/demoAccounts";
import { jsonResponse, refusalResponse } from "../answer";
import type { ServerClock } from "../clock";
import { storedAfter } from "../clock";
import { findByLogin } from "../database/accounts";
import { latestMails, type Mail } from "../database/mails";
import { storeOneTimeToken } from "../database/oneTimeTokens";
import type { Database } from "../database/openDatabase";
import type { NewToken } from "../tokens";
import { escapeHtml, htmlPage } from "./html";

/** Words of the mail page, in one language. */
export interface MailTexts {
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly to: string;
  readonly sent: string;
  readonly subject: string;
  readonly recoverySubject: string;
  readonly recoveryText: string;
  readonly recoveryLink: string;
}

export type DemoAccounts = z.output<typeof demoAccounts>;

export interface DemoPagesOptions {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly newToken: NewToken;
  readonly supportTokenMs: number;
  readonly accounts: (language: string | null) => DemoAccounts;
  readonly mailTexts: (language: string | null) => MailTexts;
  /** Application → origin it is served from, when it is not the shell's. */
  readonly frameOrigins: Readonly<Record<string, string>>;
}

export type Page = (request: Request) => Response | Promise<Response>;

const MAILS_SHOWN = 50;

/** What only a demo shows: its accounts, the mails it would have sent, a support link. */
export function createDemoPages(options: DemoPagesOptions): Readonly<Record<string, Page>> {
  return {
    "GET /demo/accounts": (request) => jsonResponse(200, z.encode(demoAccounts, options.accounts(languageOf(request)))),
    "GET /demo/origins": () => jsonResponse(200, options.frameOrigins),
    "GET /demo/mails": async (request) => {
      const texts = options.mailTexts(languageOf(request));
      return htmlPage(texts.language, texts.title, mailList(await latestMails(options.database, MAILS_SHOWN), texts));
    },
    "POST /demo/support": (request) => supportToken(options, request),
  };
}

/** Stands in for the desk of a support employee, who hands out links to the support page. */
async function supportToken({ database, clock, newToken, supportTokenMs }: DemoPagesOptions, request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("login") ?? "";
  const account = await findByLogin(database, asked);
  if (account === undefined) return refusalResponse({ code: "unknown-credentials", headers: {} });
  const token = newToken();
  const expiresAt = storedAfter(clock.now(), supportTokenMs);
  await storeOneTimeToken(database, { token, purpose: "support", accountId: account.id, expiresAt });
  return jsonResponse(200, { token });
}

function mailList(mails: readonly Mail[], texts: MailTexts): string {
  const list = mails.map((mail) => mailArticle(mail, texts)).join("\n");
  return `<p>${escapeHtml(texts.intro)}</p>\n${list === "" ? `<p>${escapeHtml(texts.empty)}</p>` : list}`;
}

function mailArticle({ recipient, sent_at, link }: Mail, texts: MailTexts): string {
  const line = (name: string, value: string) => `<p>${escapeHtml(name)} : ${escapeHtml(value)}</p>`;
  return `<article>
${line(texts.to, recipient)}
${line(texts.sent, sent_at)}
${line(texts.subject, texts.recoverySubject)}
<p>${escapeHtml(texts.recoveryText)}</p>
<a href="${escapeHtml(link)}">${escapeHtml(texts.recoveryLink)}</a>
</article>`;
}

function languageOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("lang");
}
