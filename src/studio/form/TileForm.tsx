import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MenuView, SectionView, TileView } from "../../../codegen/studio/menuView";
import type { Edit } from "../../../codegen/studio/requests";
import { StudioIcon } from "../parts/StudioIcon";
import { go, hrefOf } from "../work/address";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";
import { draftOf, editOf, type TileDraft } from "./draft";
import { Fields } from "./Fields";
import { FormPreview } from "./FormPreview";
import { isWritable } from "./isWritable";
import { dropDraft, keepDraft, readDraft } from "./keptDraft";
import { RemoveDialog } from "./RemoveDialog";
import { WrittenLines } from "./WrittenLines";

interface TileFormProps {
  readonly menu: MenuView;
  readonly section: SectionView;
  readonly isNew: boolean;
  /** The group of a new tile, or the tile that is changed. */
  readonly name: string;
}

/** A tile, new or as it is, in people's order; beside it what it will look like, who will see it and what will be written. */
export function TileForm({ menu, section, isNew, name }: TileFormProps) {
  const { state, version, isWriting, write, reload } = useWorkspace();
  const tiles = section.groups.flatMap((group) => group.tiles);
  const known = isNew ? undefined : tiles.find(({ id }) => id === name);
  const place = `${section.id}/${isNew ? "new" : "edit"}/${name}`;
  const [kept] = useState(() => readDraft(place));
  const [first] = useState(() => draftOf(state.languages, section, known, name));
  const [draft, setDraft] = useState<TileDraft>(kept?.draft ?? first);
  // The lines that were there when the form was opened: whoever changes them meanwhile is not overwritten.
  const [seen, setSeen] = useState(kept === null ? known : kept.seen);
  const edit = editOf(draft, section, seen, isNew);
  const { answer: preview, isAsking, failure } = useAnswer("preview", edit && { edit }, version);
  const form = useRef<HTMLFormElement>(null);
  const [isDue, setIsDue] = useState(false);
  // Where the focus is on leaving: the tile, or one that stands beside it.
  const group = section.groups.find(({ id, tiles }) => (isNew ? id === name : tiles.some((tile) => tile.id === name)));
  const beside = group?.tiles.findLast(({ id }) => id !== name)?.id;
  const back = addressOf(isNew ? beside : name);
  const leave = (names: readonly string[]) => {
    dropDraft(place);
    go("menus", section.id, ...names);
  };
  // What is being written stays as it was sent, and is kept until it is known to be written.
  const [isSending, setIsSending] = useState(false);
  const type = (next: TileDraft) => {
    if (!isSending) setDraft(next);
  };
  const close = () => {
    if (!isSending) leave(back);
  };
  const canWrite = isWritable({ answer: preview, failure });

  const status = () => {
    if (isSending) return T.form.writing;
    if (isAsking) return T.form.checking;
    if (failure !== null) return T.form.unchecked;
    if (canWrite) return T.form.ready;
    return preview?.isConflict ? T.form.conflict : T.form.draft;
  };

  const send = async (step: Edit, names: readonly string[]) => {
    setIsSending(true);
    if (await write(step)) leave(names);
    else setIsSending(false);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending) return;
    // Written as soon as the last letters have been checked, and an undo is done.
    setIsDue(isAsking || isWriting);
    if (edit !== null && canWrite && !isAsking && !isWriting) void send(edit, addressOf(draft.id));
  };
  useEffect(() => {
    if (isDue && !isAsking && !isWriting) submit();
  });
  const [isRemoving, setIsRemoving] = useState(false);
  const removal = removalOf(known);
  const startAgain = () => {
    reload();
    setSeen(known);
    setDraft(draftOf(state.languages, section, known, name));
  };
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  useEffect(() => {
    if (draft !== first) keepDraft(place, { draft, seen });
  }, [place, draft, first, seen]);
  const leaveAsItWas = useEffectEvent(close);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCovered = document.querySelector("dialog[open]") !== null;
      if (event.key === "Escape" && !isCovered) leaveAsItWas();
      else if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      else if (!isCovered) form.current?.requestSubmit();
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <header>
        <a className="button" href={hrefOf("menus", section.id, ...back)}>
          {T.nav.menus} › {section.label}
        </a>
        <h1>{isNew ? T.form.newTile : T.form.change(known?.label ?? name)}</h1>
        <span className="chip" data-tone={canWrite ? "good" : failure !== null || preview?.isConflict ? "bad" : "warn"} role="status">
          {status()}
        </span>
        {kept !== null && <span className="chip">{T.form.kept}</span>}
        <span className="end muted">
          <kbd>{T.form.escape}</kbd> {T.form.leave}
        </span>
      </header>
      <div className="fields">
        <Fields draft={draft} setDraft={type} section={section} isNew={isNew} known={known} />
      </div>
      <FormPreview menu={menu} section={section} draft={draft} preview={preview} known={known} />
      <footer>
        <WrittenLines preview={preview} />
        <div className="buttons">
          <button type="submit" className="button" data-main disabled={!canWrite}>
            <StudioIcon name="check" size={17} />
            {T.form.write} <kbd>Ctrl S</kbd>
          </button>
          {preview?.isConflict && (
            <button type="button" className="button" onClick={startAgain}>
              <StudioIcon name="refresh" size={16} />
              {T.form.reload}
            </button>
          )}
          {removal && !preview?.isConflict && (
            <button type="button" className="button" data-tone="bad" onClick={() => setIsRemoving(!isSending)}>
              <StudioIcon name="trash" size={16} />
              {T.form.delete}
            </button>
          )}
          <button type="button" className="button" onClick={close}>
            {T.close}
          </button>
        </div>
      </footer>
      {isRemoving && known && removal && (
        <RemoveDialog
          tile={known}
          edit={removal}
          onRemove={() => {
            if (!isSending) void send(removal, addressOf(beside));
          }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </form>
  );
}

function removalOf(tile: TileView | undefined): Edit | null {
  return tile === undefined || tile.stamp === null ? null : { kind: "remove", id: tile.id, stamp: tile.stamp };
}

function addressOf(tile: string | undefined): readonly string[] {
  return tile === undefined ? [] : ["tile", tile];
}
