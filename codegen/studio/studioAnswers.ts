import type { z } from "zod";
import { searchEntries, searchEntryOf } from "../../src/domain/search/searchEntries";
import { entriesNamed } from "../answer/entries";
import { checkFindings } from "../coverage/checkFindings";
import { type Diagnostic, inWords } from "../diagnostic/diagnostic";
import { type Step, stepBetween, writeStep } from "../edit/writeStep";
import { ownIcons } from "../emit/icons";
import { findAnswer } from "../explain/findAnswer";
import { renewSeen, writeSeen } from "../snapshot/seenFiles";
import { seenFindings } from "../snapshot/seenFindings";
import { wordsOfIcons } from "../workbench/questions";
import { acceptedFiles } from "./acceptedFiles";
import { brokenText, studioText } from "./answerTexts";
import { backToCommitted } from "./backToCommitted";
import { type FindView, findView } from "./findView";
import { type ItemView, itemView } from "./itemView";
import { type MapView, mapView } from "./mapView";
import { type MenuView, menuView } from "./menuView";
import { type FolderOptions, openFolder } from "./openFolder";
import { askerOfLook, FRENCH, personaViews } from "./personaViews";
import { draftOf, type PreviewView } from "./previewView";
import { REQUESTS, type RequestName } from "./requests";
import { openCommitted, type ReviewView, reviewView } from "./reviewView";
import { type StateView, stateView } from "./stateView";
import { undoSteps } from "./undoSteps";
import { done, refused, type Written } from "./written";

export interface Answers {
  readonly state: StateView;
  /** What `registry check` finds beyond that in a registry without mistakes; it takes longer than all that is shown. */
  readonly check: readonly Diagnostic[];
  readonly menu: MenuView | null;
  readonly item: ItemView | null;
  readonly find: FindView;
  readonly map: MapView | null;
  readonly icons: Readonly<Record<string, string>>;
  readonly preview: PreviewView;
  readonly write: Written;
  readonly accept: Written;
  readonly back: Written;
  readonly snapshot: Written;
  readonly undo: Written;
  readonly review: ReviewView;
}

type Handlers = { readonly [N in RequestName]: (body: unknown) => Answers[N] | undefined };

export interface StudioOptions extends FolderOptions {
  /** As 2027-06-30. */
  readonly today: () => string;
}

export interface Studio {
  /** Undefined: the request is not of its form. */
  readonly ask: <N extends RequestName>(name: N, request: unknown) => Answers[N] | undefined;
  /** The same for what comes from outside, where any name may stand. */
  readonly answer: (name: string, request: unknown) => object | null | undefined;
}

const MOST_ICONS = 48;

/** All that the page can ask for. It has no logic of its own: the modules of the registry tool answer. */
export function studioAnswers({ today, ...options }: StudioOptions): Studio {
  const folder = openFolder(options, () => {
    const last = committed();
    return typeof last === "string" ? null : last.files;
  });
  const committed = openCommitted(folder);
  /** The snapshot follows what is written, unless an editor has left a mistake meanwhile, or a change that it does not show yet. */
  const write = (step: Step): string | null => {
    const { shown } = folder.load();
    const isCurrent = shown !== null && seenFindings(options.registry, shown.side).length === 0;
    const stopped = writeStep(options.registry, step);
    const { base, isBroken } = folder.load();
    if (stopped === null && isCurrent && base !== null && !isBroken) renewSeen(options.registry, base.side);
    return stopped;
  };
  const steps = undoSteps(write);
  const written = (step: Step, said: string): Written => {
    const stopped = write(step);
    if (stopped !== null) return refused(studioText("conflict-file", { file: stopped }), true);
    steps.add(step, said);
    return done(said);
  };

  const handlers: Handlers = {
    state: asked(REQUESTS.state, () => stateView(folder, folder.load(), committed(), steps.next())),
    check: asked(REQUESTS.check, () => {
      const { base, isBroken } = folder.load();
      return isBroken || base === null ? [] : checkFindings(options.registry, base.side.model).map((one) => inWords(one, FRENCH));
    }),
    menu: asked(REQUESTS.menu, ({ look }) => {
      const { shown } = folder.load();
      const asker = shown && askerOfLook(shown.side, look);
      return shown && asker && menuView(shown.side, shown.files, asker, look.language);
    }),
    item: asked(REQUESTS.item, ({ look, kind, name }) => {
      const { shown } = folder.load();
      if (shown === null) return null;
      const { side, files } = shown;
      const asker = askerOfLook(side, look);
      const item = entriesNamed(side, name, look.language).find((one) => one.kind === kind);
      if (!asker || !item) return null;
      const who = personaViews(side).find(({ id }) => id === look.persona)?.name ?? look.persona;
      return itemView(side, files, item, asker, who);
    }),
    find: asked(REQUESTS.find, ({ words, language }) => {
      const { shown } = folder.load();
      return shown === null ? { found: [], more: 0 } : findView(shown.side, words, findAnswer(shown.side, words, language, []));
    }),
    map: asked(REQUESTS.map, () => {
      const { shown, isComparable } = folder.load();
      const last = committed();
      return shown && mapView(shown.side, typeof last === "string" || !isComparable ? null : last.side);
    }),
    icons: asked(REQUESTS.icons, ({ words }) => {
      const { shown } = folder.load();
      const called = shown && wordsOfIcons(shown.side);
      const icons = new Map([...(shown ? ownIcons(shown.side.model) : []), ...folder.icons]);
      const names = [...icons.keys()].map((name) => searchEntryOf(name, { title: name, more: called?.get(name) ?? [] }));
      return Object.fromEntries(searchEntries(names, words, MOST_ICONS).items.map((name) => [name, icons.get(name) ?? ""]));
    }),
    preview: asked(REQUESTS.preview, ({ edit }) => draftOf(folder, folder.load(), edit, today()).view),
    write: asked(REQUESTS.write, ({ edit }) => {
      const loaded = folder.load();
      const { view, files } = draftOf(folder, loaded, edit, today());
      if (files === null) return refused(view.refused ?? view.findings.map(({ message }) => message).join("\n"), view.isConflict);
      return written(
        stepBetween(loaded.base?.files ?? loaded.files, files),
        studioText(`step-${edit.kind}`, { name: edit.kind === "add" ? edit.tile.id : edit.id }),
      );
    }),
    accept: asked(REQUESTS.accept, (yes) => {
      const loaded = folder.load();
      const accepted = acceptedFiles(folder, loaded, committed(), yes, today());
      if (typeof accepted === "string") return refused(accepted);
      return written(stepBetween(loaded.files, accepted.files), studioText("step-accept", { name: accepted.what }));
    }),
    back: asked(REQUESTS.back, ({ id }) => {
      const loaded = folder.load();
      const back = backToCommitted(folder, loaded, committed(), id, today());
      if (typeof back === "string") return refused(back);
      return written(stepBetween(loaded.files, back.files), studioText("step-back", { name: back.what }));
    }),
    snapshot: asked(REQUESTS.snapshot, () => {
      const loaded = folder.load();
      if (loaded.isBroken || loaded.base === null) return refused(brokenText(loaded));
      writeSeen(options.registry, loaded.base.side);
      return done(studioText("snapshot-written", {}));
    }),
    undo: asked(REQUESTS.undo, () => steps.undo()),
    review: asked(REQUESTS.review, () => reviewView(folder, folder.load(), committed(), today())),
  };
  return {
    ask: (name, request) => handlers[name](request),
    answer: (name, request) => (isRequest(name) ? handlers[name](request) : undefined),
  };
}

function asked<S extends z.ZodType, A>(schema: S, answer: (request: z.infer<S>) => A): (body: unknown) => A | undefined {
  return (body) => {
    const { data } = schema.safeParse(body);
    return data === undefined ? undefined : answer(data);
  };
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}
