import { html } from "hono/html";
import type { AppliedAction } from "../database/appliedActions";
import type { Database } from "../database/openDatabase";
import { htmlPage, type Markup, shownTime } from "./html";
import { latestActions } from "./latestActions";

/** Texts of the page that lists applied actions, in one language. */
export interface ActionTexts {
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly account: string;
  /** Beside the account, of what was done in a session of support. */
  readonly bySupport: string;
  readonly herd: string;
  readonly type: string;
  readonly key: string;
  readonly applied: string;
  readonly payload: string;
  readonly refresh: string;
}

/** An action of the log as `/demo/actions.json` lists it. */
export interface LoggedAction {
  readonly position: number;
  readonly account: string;
  readonly numCheptel: string | null;
  readonly type: string;
  readonly key: string;
  readonly appliedAt: string;
  readonly bySupport: boolean;
  readonly payload: unknown;
}

const SHOWN = 100;
const LISTED = 1000;

/** The server's own account of what it applied, for people. */
export async function actionPage(database: Database, texts: ActionTexts): Promise<Response> {
  const actions = await latestActions(database, SHOWN, null);
  const list = actions.map((action) => article(action, texts));
  const refresh = html`<a href="?lang=${texts.language}">${texts.refresh}</a>`;
  const body = html`<p>${texts.intro}</p>
${refresh}
${list.length === 0 ? html`<p>${texts.empty}</p>` : list}`;
  return htmlPage(texts.language, texts.title, body);
}

/** The same for tests of what goes offline and comes back: the newest first, of one account if one is named. */
export async function actionList(database: Database, accountId: string | null): Promise<readonly LoggedAction[]> {
  const actions = await latestActions(database, LISTED, accountId);
  return actions.map((action) => ({
    position: action.position,
    account: action.account_id,
    numCheptel: action.num_cheptel,
    type: action.type,
    key: action.idempotency_key,
    appliedAt: action.applied_at,
    bySupport: action.by_support === 1,
    payload: JSON.parse(action.payload),
  }));
}

function article(action: AppliedAction, texts: ActionTexts): Markup {
  const line = (name: string, value: string | Markup) => html`<dt>${name}</dt><dd>${value}</dd>`;
  return html`<article data-action="${action.idempotency_key}">
<h2>${action.position}. ${action.type}</h2>
<dl>
${line(texts.account, action.by_support === 1 ? `${action.account_id} (${texts.bySupport})` : action.account_id)}
${line(texts.herd, action.num_cheptel ?? "")}
${line(texts.applied, shownTime(action.applied_at, texts.language))}
${line(texts.key, html`<code>${action.idempotency_key}</code>`)}
${line(texts.payload, html`<code>${action.payload}</code>`)}
</dl>
</article>`;
}
