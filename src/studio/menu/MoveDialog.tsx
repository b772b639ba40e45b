import { useEffect, useRef, useState } from "react";
import type { MenuView } from "../../../codegen/studio/menuView";
import type { Edit } from "../../../codegen/studio/requests";
import { Gains } from "../form/Gains";
import { isWritable } from "../form/isWritable";
import { PlaceSelect, type TilePlace } from "../form/PlaceSelect";
import { WrittenLines } from "../form/WrittenLines";
import { StudioIcon } from "../parts/StudioIcon";
import { go } from "../work/address";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";

interface MoveDialogProps {
  readonly menu: MenuView;
  readonly name: string;
}

/** Another place for a tile, in any section. */
export function MoveDialog({ menu, name }: MoveDialogProps) {
  const { version, write } = useWorkspace();
  const dialog = useRef<HTMLDialogElement>(null);
  const places = menu.sections.flatMap(({ id, groups }) => groups.map((group) => ({ section: id, group })));
  const own = places.find(({ group }) => group.tiles.some(({ id }) => id === name));
  const tile = own?.group.tiles.find(({ id }) => id === name);
  const [place, setPlace] = useState<TilePlace>({ section: own?.section ?? "", group: own?.group.id ?? "", before: null });
  const stamp = tile?.stamp ?? null;
  const edit: Edit | null = stamp === null ? null : { kind: "move", id: name, stamp, ...place };
  const { answer: preview, isAsking, failure } = useAnswer("preview", edit && { edit }, version);
  const canMove = !isAsking && isWritable({ answer: preview, failure });
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => go("menus", own?.section ?? "", "tile", name);
  const move = async () => {
    if (edit !== null && canMove && (await write(edit))) go("menus", place.section, "tile", name);
  };
  const title = T.menu.moveTitle(tile?.label ?? name);
  return (
    <dialog ref={dialog} className="step" aria-label={title} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <h2>{title}</h2>
        <PlaceSelect sections={menu.sections.filter(({ groups }) => groups.length > 0)} place={place} tile={name} onPlace={setPlace} />
        <Gains preview={preview} />
        <WrittenLines preview={preview} failure={failure} />
        <p className="row">
          <button type="submit" className="button" data-main disabled={!canMove}>
            <StudioIcon name="check" size={16} />
            {T.menu.moveHere}
          </button>
          <button type="button" className="button" onClick={close}>
            {T.close}
          </button>
        </p>
      </form>
    </dialog>
  );
}
