import * as z from "zod/mini";
import {
  DEMO_ACCOUNTS,
  DEMO_ACTION_LIST,
  DEMO_ACTIONS,
  DEMO_FIGURES,
  DEMO_MAILS,
  DEMO_ORIGINS,
  DEMO_SUPPORT_LINK,
  DEMO_SUPPORT_TOKEN,
  DEMO_TASKS,
} from "../../domain/address/demoAddresses";
import { demoAccounts } from "../../protocol/account/demoAccounts";
import { findHerd } from "../database/accounts";
import { latestMails } from "../database/mails";
import { jsonResponse, refusalResponse, refused } from "../http/answer";
import type { Page, Pages } from "../site/createSite";
import { createStaticFiles, notBuilt } from "../site/staticFiles";
import { type ActionTexts, actionList, actionPage } from "./actionPage";
import { demoFigures } from "./demoFigures";
import { type MailTexts, mailPage } from "./mailPage";
import { legalNotice, orderPage, supportPage } from "./operatorPages";
import { planningChanges } from "./planningChanges";
import { mailSupportLink, makeSupportToken, type SupportDesk } from "./supportLinks";

export type DemoAccounts = z.output<typeof demoAccounts>;

/** Names and addresses of the product that its demo answers under. */
export interface DemoProduct {
  readonly name: string;
  readonly legalNotice: string;
  readonly supportSite: string;
  readonly orderingPrefix: string;
  readonly chatScript: string;
}

export interface DemoPagesOptions extends SupportDesk {
  readonly product: DemoProduct;
  /** Folder of the built files. */
  readonly filesDir: string;
  readonly accounts: (language: string | null) => DemoAccounts;
  readonly mailTexts: (language: string | null) => MailTexts;
  readonly actionTexts: (language: string | null) => ActionTexts;
  /** Address of the login page, `/welcome/login`. */
  readonly loginPath: string;
  /** Address of the page on which a support link is opened, `/welcome/support`. */
  readonly supportPath: string;
  /** Application → origin it is served from, when it is not the shell's; as seen from an address of this server. */
  readonly frameOrigins: (url: URL) => Readonly<Record<string, string>>;
}

const MAILS_SHOWN = 50;

/** The built widget of the help desk. */
const CHAT_SCRIPT = "chat-widget.js";

/**
 * What only a demo shows: its accounts, the mails it would have sent, the actions it applied, support links, and what stands in for the
 * documents and services of the operator.
 */
export function createDemoPages(options: DemoPagesOptions): Pages {
  const { product } = options;
  const pages = new Map(Object.entries({ ...pagesOfDemo(options), ...pagesOfOperator(options) }));
  const order: Page = (request) => orderPage(new URL(request.url).pathname);
  return (method, path) => (method === "GET" && path.startsWith(`${product.orderingPrefix}/`) ? order : pages.get(`${method} ${path}`));
}

/** By method and path. */
type PageTable = Readonly<Record<string, Page>>;

function pagesOfDemo(options: DemoPagesOptions): PageTable {
  const { database, accounts, mailTexts, actionTexts, loginPath, frameOrigins } = options;
  return {
    [`GET ${DEMO_ACCOUNTS}`]: (request) => jsonResponse(200, z.encode(demoAccounts, accounts(asked(request, "lang")))),
    [`GET ${DEMO_ORIGINS}`]: (request) => jsonResponse(200, frameOrigins(new URL(request.url))),
    [`GET ${DEMO_MAILS}`]: async (request) => {
      const language = asked(request, "lang");
      const mails = await latestMails(database, MAILS_SHOWN);
      const logins = accounts(language).map(({ login }) => login);
      return mailPage({ mails, accounts: logins, loginPath, texts: mailTexts(language), textsIn: mailTexts });
    },
    [`GET ${DEMO_ACTIONS}`]: (request) => actionPage(database, actionTexts(asked(request, "lang"))),
    [`GET ${DEMO_ACTION_LIST}`]: async (request) => jsonResponse(200, await actionList(database, asked(request, "account"))),
    [`GET ${DEMO_FIGURES}`]: async (request) => {
      const herd = await findHerd(database, asked(request, "herd") ?? "");
      return jsonResponse(200, herd === undefined ? {} : await demoFigures(options)(herd, []));
    },
    [`GET ${DEMO_TASKS}`]: async (request) => {
      const herd = asked(request, "herd") ?? "";
      const changes = Object.entries((await planningChanges(database, [herd])).get(herd) ?? {});
      const hasNotes = asked(request, "notes") === "true";
      const told = changes.map(([task, { done, day, note }]) => [task, { done, day, ...(hasNotes && { note }) }] as const);
      return jsonResponse(200, Object.fromEntries(told));
    },
    [`POST ${DEMO_SUPPORT_TOKEN}`]: async (request) => {
      const token = await makeSupportToken(options, asked(request, "login") ?? "");
      return token === null ? refusalResponse(refused("unknown-credentials")) : jsonResponse(200, { token });
    },
    [`POST ${DEMO_SUPPORT_LINK}`]: (request) => supportLink(options, request),
  };
}

function pagesOfOperator({ product, filesDir }: DemoPagesOptions): PageTable {
  const files = createStaticFiles(filesDir);
  return {
    [`GET ${product.legalNotice}`]: () => legalNotice(product.name),
    [`GET ${product.supportSite}`]: () => supportPage(product.name),
    [`GET ${product.orderingPrefix}`]: () => orderPage(""),
    [`GET ${product.chatScript}`]: async (request) => (await files(request, { path: CHAT_SCRIPT, cacheControl: "no-cache" })) ?? notBuilt(),
  };
}

/** From the desk on the mail page, and back to it. */
async function supportLink(options: DemoPagesOptions, request: Request): Promise<Response> {
  if (!(await mailSupportLink(options, asked(request, "login") ?? "", options.supportPath)))
    return refusalResponse(refused("unknown-credentials"));
  const { language } = options.mailTexts(asked(request, "lang"));
  return new Response(null, { status: 303, headers: { Location: `${DEMO_MAILS}?${new URLSearchParams({ lang: language })}` } });
}

/** Without NUL, which PostgreSQL refuses in a text. */
function asked(request: Request, name: string): string | null {
  return new URL(request.url).searchParams.get(name)?.replaceAll("\0", "") ?? null;
}
