import { useMemo, useRef, useState } from "react";
import { DEMO_LINKS } from "../../../generated/demoPages";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { pageClock } from "../../sdk/clock";
import { herdFacts } from "../herd/herdFacts";
import type { TaskKind } from "../herd/sampleAnimals";
import { waitingIn } from "../herd/taskChanges";
import { type Entry, entriesOf, ofKind, toDo } from "../herd/taskEntries";
import { TASK_KINDS } from "../herd/tasks";
import { isWithin, type Span, STRETCHES, type Stretch, spansOf } from "../herd/tasksByDueDate";
import { GreyRows } from "../parts/GreyRows";
import { momentOf } from "../parts/moments";
import { OfflineNote } from "../parts/OfflineNote";
import { useReady } from "../parts/useReady";
import { PageHead } from "../subject/PageHead";
import { type Choice, Filters } from "./Filters";
import { PastEvents } from "./PastEvents";
import styles from "./Planning.module.css";
import { Report } from "./Report";
import { SpanSection } from "./SpanSection";
import type { RowIntents } from "./TaskRow";
import type { PlanningTexts } from "./texts/planningTexts";
import { useEditing } from "./useEditing";
import { useHerdTasks } from "./useHerdTasks";
import { useKeptFocus } from "./useKeptFocus";
import { useNews } from "./useNews";

interface PlanningPageProps {
  readonly texts: PlanningTexts;
  readonly shell: Shell<RouteParams>;
  readonly context: FrameContext;
  readonly isBoard: boolean;
}

/** What is shown, by the second part of the address. */
const TITLES: ReadonlyMap<string, keyof Pick<PlanningTexts, "last" | "overdue" | "report" | "appointment">> = new Map([
  ["last", "last"],
  ["late", "overdue"],
  ["report", "report"],
  ["rdv", "appointment"],
]);

function pageOf(path: string) {
  return TITLES.get(path.split("/")[1] ?? "") ?? "upcoming";
}

/** The name of the page, which is that of the tile that opens it. */
export function headingOf(texts: PlanningTexts, path: string, { params }: Pick<FrameContext, "params">): string {
  const page = pageOf(path);
  const kind = page === "last" ? kindNamed(params.view) : null;
  return kind === null ? texts[page] : texts.lastOf[kind];
}

export function PlanningPage({ texts, shell, context, isBoard }: PlanningPageProps) {
  const { herd, record } = useHerdTasks(shell, context, texts.kinds);
  useReady(shell, herd !== null);
  const refuse = () => void shell.notice("negative", texts.notKept);
  const mayDiscard = async () => {
    const answer = await shell.confirm(texts.discard, { accept: texts.cancel, refuse: texts.goOn });
    return answer.ok && answer.value;
  };
  const editing = useEditing(shell, context.numCheptel, record, { onRefused: refuse, mayDiscard });
  const [chosen, setChosen] = useState<(Choice & { readonly of: string }) | null>(null);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const main = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(main);

  const { language } = context;
  const isOnline = context.network !== "OFFLINE";
  const news = useNews(herd, isOnline);
  const [number, name, counts] = [herd?.herd, herd?.name, herd?.counts];
  const facts = useMemo(() => {
    if (number === undefined) return null;
    const known = herdFacts(name ?? "", number, counts ?? null, language);
    // Without network the note below the head says how old it is.
    return isOnline ? known : { ...known, age: null };
  }, [number, name, counts, language, isOnline]);

  const page = pageOf(shell.address.path);
  // A choice counts for the page it was made on; another page begins with what its address asks for.
  const choice = chosen?.of === shell.address.path ? chosen : { kind: kindNamed(context.params.view), within: null };
  const { kind, within } = choice;
  const links = DEMO_LINKS.planning;
  const open: Pick<RowIntents, "openAnimal" | "openLot"> = {
    openAnimal: (id) => void shell.navigate(links.animal, { id }),
    openLot: (id) => void shell.navigate(links.lot, { id }),
  };
  const markDone = (entry: Entry, done: boolean) => {
    void record(entry.task.id, { done }, done ? "taskDone" : "taskReopened").then((kept) => {
      if (!kept) refuse();
    });
  };

  const today = herd?.today ?? null;
  const all = herd === null ? [] : entriesOf(herd.tasks, herd.changes);
  const asked = page === "appointment" ? all.filter(({ task }) => [task.id, task.animal.id].includes(String(context.params.id))) : all;
  const spansWith = (entries: readonly Entry[]) =>
    herd === null ? [] : spansOf(entries, herd.today).filter(({ name }) => page !== "overdue" || name === "late");
  const ofPage = spansWith(asked);
  const ofChoice = (some: readonly Span[], stretch: Stretch | null) => some.filter(({ name }) => isWithin(name, stretch));
  const spansOfKind = spansWith(ofKind(asked, kind));
  const spans = ofChoice(spansOfKind, within);
  const dueIn = new Map(STRETCHES.map((stretch) => [stretch, toDo(ofChoice(spansOfKind, stretch).flatMap(({ entries }) => entries))]));
  const shown = spans.flatMap((span) => span.entries);
  const waiting = waitingIn(herd?.changes ?? {});
  const events = (herd?.events ?? []).filter((event) => kind === null || event.kind === kind);
  const isEmpty = page === "last" ? events.length === 0 : shown.length === 0;
  const showsTasks = page !== "last" && page !== "report";

  return (
    <main
      ref={main}
      {...keptFocus}
      className={isBoard ? styles.boardPage : styles.page}
      data-page={page}
      aria-busy={herd === null}
      data-herd={herd?.herd}
      data-version={isBoard ? "candidate" : "stable"}
    >
      <header className={styles.head}>
        <PageHead title={headingOf(texts, shell.address.path, context)} context={context} herd={facts} />
      </header>
      <div role="status">
        {isOnline ? (
          <span className="seenByReaders">{news && texts.sending[news]}</span>
        ) : (
          <OfflineNote waiting={waiting}>
            {waiting > 0 && <b>{texts.waiting(waiting)}. </b>}
            {texts.offline}{" "}
            {herd?.loadedAt && (
              <span data-loaded>{texts.loadedAt(momentOf(herd.loadedAt.toISOString(), pageClock.now(), context.language))}</span>
            )}
          </OfflineNote>
        )}
      </div>
      {herd !== null && page !== "report" && (
        <Filters
          texts={texts}
          counts={page === "upcoming" ? dueIn : null}
          rows={(page === "last" ? herd.events : ofChoice(ofPage, within).flatMap(({ entries }) => entries.map(({ task }) => task))).map(
            (one) => one.kind,
          )}
          chosen={choice}
          onChoose={(wanted) => setChosen({ of: shell.address.path, ...wanted })}
        />
      )}
      {herd === null && <GreyRows />}
      {herd !== null && isEmpty && page !== "report" && (
        <p>
          {herd.loadedAt === null
            ? texts.notLoaded
            : page === "appointment"
              ? texts.unknown
              : page === "last"
                ? texts.noEvents
                : texts.nothing}
        </p>
      )}
      {page === "last" && !isEmpty && <PastEvents texts={texts} events={events} openAnimal={open.openAnimal} />}
      {page === "report" && <Report texts={texts} spans={spans} done={all.filter(({ change }) => change.done)} />}
      {showsTasks && today !== null && (
        <div className={isBoard ? styles.board : undefined}>
          {spans.map((span, at) => (
            <SpanSection
              key={span.name}
              texts={texts}
              span={span}
              today={today}
              language={context.language}
              editing={editing}
              markDone={markDone}
              hasHeads={at === 0}
              isCounted={page !== "upcoming" || spansOfKind.length < 2}
              unfold={page === "upcoming" && spans.length > 1 && unfolded !== number ? () => setUnfolded(number ?? null) : null}
              {...open}
            />
          ))}
        </div>
      )}
    </main>
  );
}

function kindNamed(text: unknown): TaskKind | null {
  return TASK_KINDS.find((kind) => kind === text) ?? null;
}
