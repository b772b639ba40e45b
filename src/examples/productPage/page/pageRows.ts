import type { Shell } from "../../../sdk";
import { element } from "../../parts/element";
import type { Presentation, Row } from "../presentations/presentation";
import { withDone } from "../presentations/withDone";
import { storeDone } from "./doneRows";
import { figureList, rowTable, type TableWords } from "./drawPresentation";
import type { PageTexts } from "./pageTexts";

interface Rows {
  readonly shell: Pick<Shell, "context" | "notice" | "storageAction" | "storageStore">;
  /** Under which what is done on it is kept. */
  readonly page: string;
  /** What was done before; null: nothing can be done here. */
  readonly done: ReadonlySet<string> | null;
  readonly texts: Pick<PageTexts, "acts" | "figures">;
  readonly words: TableWords;
  readonly openAnimal: (id: string) => void;
}

/** Figures and list of a page: what is done on a row changes both, once it is safe on the device. */
export function pageRows(shown: Presentation, { shell, page, done: before, texts, words, openAnimal }: Rows) {
  const { numCheptel } = shell.context;
  const figures = element("div", { class: "numbers" });
  const list = element("div", { class: "rows" });
  const keeping = new Set<string>();
  let done = before ?? new Set<string>();
  const draw = () => {
    const now = withDone(shown, done);
    const acts = before === null ? undefined : { done, undo: texts.acts.undo, press };
    figures.replaceChildren(element("h2", { class: "seenByReaders" }, texts.figures), figureList(now.figures));
    list.replaceChildren(rowTable(now.list, words, openAnimal, acts));
  };
  const press = async ({ act, who }: Row) => {
    if (act === undefined || keeping.has(act.id)) return;
    const { id, sent } = act;
    keeping.add(id);
    const isDone = !done.has(id);
    const answer = await shell.storageAction("rowDone", { page, row: id, done: isDone, ...sent }, `${act.name} · ${who.name}`);
    keeping.delete(id);
    if (!answer.ok) return void shell.notice("negative", texts.acts.notKept);
    // Of a herd that was left meanwhile the queue alone knows it.
    if (shell.context.numCheptel !== numCheptel) return;
    done = new Set(isDone ? [...done, id] : [...done].filter((one) => one !== id));
    await storeDone(shell, page, done);
    draw();
    list.querySelector<HTMLElement>(`[data-act="${CSS.escape(id)}"]`)?.focus();
  };
  draw();
  return { figures, list };
}
