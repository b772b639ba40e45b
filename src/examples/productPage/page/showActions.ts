import { DEMO_ACTIONS } from "../../../../generated/demoPages";
import { labelKey } from "../../../domain/labels/labelKey";
import type { Shell } from "../../../sdk";
import { element } from "../../parts/element";
import { icon } from "../../subject/icon";
import type { Choices } from "./showChoices";

const ICON = 20;
const PLUS = '<path d="M12 5v14M5 12h14"/>';
const PENCIL = '<path d="M4 20h4L18.5 9.5a2.1 2.1 0 0 0-4-4L4 16v4M13.5 6.5l4 4"/>';
const ARROW = '<path d="M5 12h14M13 6l6 6l-6 6"/>';
const PRINTER =
  '<path d="M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9V5a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2v4"/><rect x="7" y="13" width="10" height="8" rx="2"/>';

interface Actions {
  readonly shell: Pick<Shell, "context" | "may" | "navigate" | "related">;
  readonly find: (key: string) => string | undefined;
  /** null: the page has nothing to print. */
  readonly print: string | null;
  /** What is noted on the page itself comes first; null: nothing is. */
  readonly noting: { readonly name: string; readonly changes: boolean; readonly press: () => void } | null;
  /** What it asks first. */
  readonly choices?: Choices | undefined;
  /** What it begins is under way, and goes on under this name. */
  readonly resumes: string | undefined;
  /** A row leads there already. */
  readonly isOnRow: boolean;
  readonly isWanted: () => boolean;
}

/**
 * What is done first on the page, as its route has it: printed, noted here, and where the user may go there, on the page it leads to. Filled is
 * what is noted here or made there; what only leads on is not.
 */
export async function showActions(
  place: HTMLElement,
  { shell, find, print, noting, choices, resumes, isOnRow, isWanted }: Actions,
): Promise<void> {
  const route = shell.context.route ?? "";
  const action = DEMO_ACTIONS[route];
  const printing = print === null ? [] : [button("print", PRINTER, print, () => window.print())];
  const noted = noting === null ? [] : [button("main", noting.changes ? PENCIL : PLUS, noting.name, noting.press)];
  place.replaceChildren(...printing, ...noted);
  if (action === undefined || isOnRow) return;
  const open = await isOpen(shell, action.route);
  if (!isWanted() || !open) return;
  const name = resumes ?? find(labelKey.action(route)) ?? "";
  const go = async () => {
    if (choices === undefined) return void shell.navigate(action.route, action.params, action.query);
    await (await import("./showChoices")).showChoices(name, choices);
  };
  const body = action.adds && resumes === undefined ? PLUS : ARROW;
  if (noting !== null) place.lastElementChild?.before(button("lead", body, name, go));
  else place.append(button(action.adds ? "main" : "lead", body, name, go));
}

/** The shell says which tiles the user may open; the grants of other pages are known where they are of the same application. */
export async function isOpen({ may, related }: Pick<Shell, "may" | "related">, route: string): Promise<boolean> {
  const tiles = await related();
  if (tiles.ok && tiles.value.some((tile) => tile.route === route)) return true;
  const { TABLES } = await import("../../../../generated/tables");
  const { clauses } = TABLES.guards[TABLES.routes[route]?.guard ?? -1] ?? { clauses: null };
  return clauses?.every((anyOf) => anyOf.some(may)) === true;
}

function button(name: string, body: string, text: string, press: () => void): HTMLElement {
  const made = element("button", { type: "button", class: name, title: text }, icon(body, ICON));
  made.append(element("span", {}, text));
  made.addEventListener("click", press);
  return made;
}
