import * as z from "zod/mini";
import { demoAccounts } from "../../../protocol/account/demoAccounts";
import { jsonResponse, refusalResponse, refused } from "../answer";
import { latestMails } from "../database/mails";
import { type ActionTexts, actionList, actionPage } from "./actionPage";
import { type MailTexts, mailPage } from "./mailPage";
import { mailSupportLink, makeSupportToken, type SupportDesk } from "./supportLinks";

export type DemoAccounts = z.output<typeof demoAccounts>;

export interface DemoPagesOptions extends SupportDesk {
  readonly accounts: (language: string | null) => DemoAccounts;
  readonly mailTexts: (language: string | null) => MailTexts;
  readonly actionTexts: (language: string | null) => ActionTexts;
  /** Address of the page on which a support link is opened, `/welcome/support`. */
  readonly supportPath: string;
  /** Application → origin it is served from, when it is not the shell's. */
  readonly frameOrigins: Readonly<Record<string, string>>;
}

export type Page = (request: Request) => Response | Promise<Response>;

const MAILS_SHOWN = 50;

/** What only a demo shows: its accounts, the mails it would have sent, the actions it applied, support links. */
export function createDemoPages(options: DemoPagesOptions): Readonly<Record<string, Page>> {
  const { database, accounts, mailTexts, actionTexts, supportPath, frameOrigins } = options;
  return {
    "GET /demo/accounts": (request) => jsonResponse(200, z.encode(demoAccounts, accounts(asked(request, "lang")))),
    "GET /demo/origins": () => jsonResponse(200, frameOrigins),
    "GET /demo/mails": async (request) => {
      const language = asked(request, "lang");
      const mails = await latestMails(database, MAILS_SHOWN);
      const logins = accounts(language).map(({ login }) => login);
      return mailPage({ mails, accounts: logins, supportPath, texts: mailTexts(language), textsIn: mailTexts });
    },
    "GET /demo/actions": (request) => actionPage(database, actionTexts(asked(request, "lang"))),
    "GET /demo/actions.json": async (request) => jsonResponse(200, await actionList(database, asked(request, "account"))),
    "POST /demo/support": async (request) => {
      const token = await makeSupportToken(options, asked(request, "login") ?? "");
      return token === null ? refusalResponse(refused("unknown-credentials")) : jsonResponse(200, { token });
    },
    "POST /demo/support-link": (request) => supportLink(options, request),
  };
}

/** From the desk on the mail page, and back to it. */
async function supportLink(options: DemoPagesOptions, request: Request): Promise<Response> {
  if (!(await mailSupportLink(options, asked(request, "login") ?? "", options.supportPath)))
    return refusalResponse(refused("unknown-credentials"));
  const { language } = options.mailTexts(asked(request, "lang"));
  return new Response(null, { status: 303, headers: { Location: `/demo/mails?${new URLSearchParams({ lang: language })}` } });
}

function asked(request: Request, name: string): string | null {
  return new URL(request.url).searchParams.get(name);
}
