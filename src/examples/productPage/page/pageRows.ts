import { DEMO_ACTIONS } from "../../../../generated/demoPages";
import type { Shell } from "../../../sdk";
import { pageClock } from "../../../sdk/clock";
import { element } from "../../parts/element";
import { textsIn } from "../../parts/textsIn";
import { ROW_DONE, withEntry } from "../presentations/doneEntries";
import type { HerdOnDay, Placed, Presentation, Row } from "../presentations/presentation";
import { withDone } from "../presentations/withDone";
import { notedId, notedRow, withNoted } from "../presentations/withNoted";
import { type DoneRows, readDone, settled, storeDone } from "./doneRows";
import { familyTree } from "./familyTree";
import { figureList } from "./figureList";
import { NOTING } from "./notingTexts";
import { openPageOf } from "./openPageOf";
import { orderedByHand, orderId, orderIn } from "./orderedByHand";
import type { PageTexts } from "./pageTexts";
import { rowTable, type TableWords } from "./rowTable";
import { searchField } from "./searchField";
import { SEARCH } from "./searchTexts";
import { showNoting } from "./showNoting";
import { showPaper } from "./showPaper";
import { type Drafted, unsavedEntry } from "./unsavedEntries";

interface Rows {
  readonly shell: Drafted &
    Pick<Shell, "navigate" | "notice" | "onSyncStatus" | "storageAction" | "storageRead" | "storageStore" | "syncRead">;
  /** Under which what is done on it is kept. */
  readonly page: string;
  readonly herd: HerdOnDay;
  /** What was done before; null: nothing can be done here. */
  readonly done: DoneRows | null;
  readonly texts: Pick<PageTexts, "acts" | "figures" | "print">;
  readonly words: TableWords;
  readonly openAnimal: (id: string) => void;
  /** Something was done in what stands open over a page that was drawn anew since. */
  readonly drawAnew: () => void;
}

const NOTHING: DoneRows = { done: new Set(), refused: {} };

/** Figures and list of a page: what is done on a row changes both, once it is safe on the device, and no longer when the server refuses it. */
export function pageRows(first: Presentation, { shell, page, herd, done: before, texts, words, openAnimal, drawAnew }: Rows) {
  const { numCheptel, language } = shell.context;
  const figures = element("div", { class: "numbers", ...(first.isInGroups && { "data-in-groups": "" }) });
  const rowsOf = element("div", { class: "rows" });
  const own = element("div", { class: "own" });
  const list = element("div", {});
  let shown = first;
  let isStopped = false;
  const keeping = new Set<string>();
  const opened = new Set<string>();
  let kept = before ?? NOTHING;
  const focusOn = (id: string) =>
    [...list.querySelectorAll<HTMLElement>("[data-act], [data-paper]")]
      .findLast(({ dataset }) => id === (dataset.act ?? dataset.paper))
      ?.focus();
  const draw = (focus = document.activeElement?.getAttribute("data-act")) => {
    const refused = Object.values(kept.refused).map(({ row }) => row);
    const order = first.arranging === undefined ? null : orderIn(kept.done, first.arranging);
    const base = order === null ? shown : (first.arranging?.show(order) ?? shown);
    const now = withDone(withNoted(base, new Set([...refused, ...kept.done])), kept.done, { rows: refused, text: texts.acts.refused });
    const acts = { done: kept.done, undo: texts.acts.undo, press, show, go, opened, open, all: texts.acts.all, due: dueIn(now.list, kept) };
    figures.replaceChildren(element("h2", { class: "seenByReaders" }, texts.figures), figureList(now.figures));
    // The storage answers which of these are done; without it they are not offered.
    if (now.own !== undefined && before !== null) own.replaceChildren(rowTable(now.own, words, openAnimal, acts, "own"));
    const { bulk: _, ...plain } = now.list;
    const offered = before === null ? { ...plain, rows: now.list.rows.map(({ act, other, ...row }) => row) } : now.list;
    const { isTree } = now.list;
    if (now.arranging !== undefined) rowsOf.replaceChildren(orderedByHand(now.list, now.arranging, before === null ? null : arrange));
    else rowsOf.replaceChildren(isTree ? familyTree(now.list, openAnimal) : rowTable(offered, words, openAnimal, acts));
    if (focus) focusOn(focus);
  };
  const open = (group: string) => {
    opened.add(group);
    draw();
    [...list.querySelectorAll<HTMLElement>("[data-further]")].find(({ dataset }) => dataset.further === group)?.focus();
  };
  const keep = async (next: DoneRows, focus?: string) => {
    kept = next;
    await storeDone(shell, page, kept);
    draw(focus);
  };
  const arrange = async (placed: readonly Placed[]) => {
    const id = orderId(placed);
    const answer = await shell.storageAction(ROW_DONE, { page, row: id, done: true }, first.list.title);
    if (!answer.ok) return void shell.notice("negative", texts.acts.notKept);
    if (shell.context.numCheptel === numCheptel) await keep({ ...kept, done: new Set([id]) });
  };
  /** False: it is not on the device. */
  const record = async ({ act, who }: Row): Promise<boolean> => {
    if (act === undefined || keeping.has(act.id)) return true;
    // It belongs to the herd it was begun for.
    if (shell.context.numCheptel !== numCheptel) return false;
    const { id, sent } = act;
    keeping.add(id);
    const done = !kept.done.has(id);
    const answer = await shell.storageAction(ROW_DONE, { page, row: id, done, ...sent }, `${act.name} · ${who.name}`);
    keeping.delete(id);
    if (answer.ok && isStopped) kept = (await readDone(shell, page)) ?? kept;
    // Of a herd that was left meanwhile the queue alone knows it. Its form closes before the row takes the focus.
    if (answer.ok && shell.context.numCheptel === numCheptel)
      void keep({ ...kept, done: withEntry(kept.done, { row: id, done }) }, id).then(() => isStopped && drawAnew());
    return answer.ok;
  };
  const press = async (row: Row) => {
    if (!(await record(row))) void shell.notice("negative", texts.acts.notKept);
  };
  const { noting } = first;
  const note = () => {
    if (noting === undefined) return;
    const save = async (values: readonly string[]) => {
      const row = notedRow(first, notedId(pageClock.now(), values));
      return row !== undefined && record(row);
    };
    const unsaved = unsavedEntry(shell, `noting ${page}`);
    showNoting({ noting, herd, texts: { ...textsIn(NOTING, language), ...texts.acts }, unsaved, save });
  };
  /** What is read is so by being opened; what is to be signed or paid is so below its paper. */
  const show = (row: Row) => {
    const { act } = row;
    const isOpen = act !== undefined && !kept.done.has(act.id);
    const offered = isOpen && act.byOpening === undefined ? { name: act.name, press: () => void press(row) } : null;
    showPaper(row, {
      ...texts.acts,
      print: texts.print,
      offered,
      closed: () => focusOn(row.paper?.id ?? ""),
    });
    if (isOpen && offered === null) void press(row);
  };
  const go = async ({ opens, continues }: Row) => {
    const action = continues === undefined || opens !== undefined ? undefined : DEMO_ACTIONS[shell.context.route ?? ""];
    if (action !== undefined) return void shell.navigate(action.route, action.params, action.query);
    if (opens !== undefined && !(await openPageOf(opens, shell))) void shell.notice("negative", texts.acts.notOpen);
  };
  const settle = async () => {
    const overview = await shell.syncRead();
    if (!overview.ok || numCheptel === null || shell.context.numCheptel !== numCheptel) return;
    const next = settled(kept, overview.value, page, numCheptel);
    if (JSON.stringify(next.refused) !== JSON.stringify(kept.refused)) await keep(next);
  };
  const { search } = first;
  let above = figures;
  if (search === undefined) list.append(rowsOf, ...(first.own === undefined ? [] : [own]));
  else {
    const searchTexts = textsIn(SEARCH, language);
    const told = element("p", { class: "note", role: "status" });
    const look = (typed: string, choice: number | null) => {
      const found = search.show(typed, choice);
      told.textContent = found === null ? searchTexts.none(typed.trim()) : "";
      if (found === null) return;
      shown = found;
      draw();
    };
    const field = [searchField({ search, herd, texts: searchTexts, show: look }), told];
    // Whom all of the page is about is chosen first; a choice of rows stands above them, as wide as the page.
    above = element("div", {}, ...(search.choices.length === 0 ? [...field, figures] : [figures, ...field]));
    list.append(rowsOf);
  }
  draw();
  if (before === null) return { figures: above, list, noting: null, stop: () => {} };
  void settle();
  const unfollow = shell.onSyncStatus(({ status }) => {
    if (status === "parked" || Object.keys(kept.refused).length > 0) void settle();
  });
  return {
    figures: above,
    list,
    noting: noting === undefined ? null : { name: noting.name, changes: noting.changes === true, press: note },
    stop: () => {
      isStopped = true;
      unfollow();
    },
  };
}

/** The first row on which something is still offered, where that is due. */
function dueIn({ isDue, rows }: Presentation["list"], { done }: DoneRows): Row | undefined {
  return isDue && rows.find(({ act, continues }) => continues !== undefined || (act !== undefined && !done.has(act.id)));
}
