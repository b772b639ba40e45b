import { useEffect, useRef } from "react";
import type { TileView } from "../../../codegen/studio/menuView";
import type { Edit } from "../../../codegen/studio/requests";
import { StudioIcon } from "../parts/StudioIcon";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";
import { Gains } from "./Gains";
import { isWritable } from "./isWritable";
import { WrittenLines } from "./WrittenLines";

interface RemoveDialogProps {
  readonly tile: TileView;
  readonly edit: Edit;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** What goes with a tile, and who loses it, before it is removed. */
export function RemoveDialog({ tile, edit, onRemove, onClose }: RemoveDialogProps) {
  const { version } = useWorkspace();
  const dialog = useRef<HTMLDialogElement>(null);
  const { answer: preview, isAsking, failure } = useAnswer("preview", { edit }, version);
  const canRemove = !isAsking && isWritable({ answer: preview, failure });
  useEffect(() => dialog.current?.showModal(), []);
  const title = T.form.deleteTitle(tile.label);
  return (
    <dialog ref={dialog} className="step" aria-label={title} onClose={onClose}>
      <div>
        <h2>{title}</h2>
        <Gains preview={preview} />
        <WrittenLines preview={preview} failure={failure} />
        <p className="row">
          <button type="button" className="button" data-tone="bad" disabled={!canRemove} onClick={onRemove}>
            <StudioIcon name="trash" size={16} />
            {T.form.deleteYes}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {T.form.deleteNo}
          </button>
        </p>
      </div>
    </dialog>
  );
}
