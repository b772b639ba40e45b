import type { SectionView } from "../../../codegen/studio/menuView";
import { T } from "../work/texts";
import type { TileDraft } from "./draft";

interface PlaceFieldProps {
  readonly draft: TileDraft;
  readonly setDraft: (draft: TileDraft) => void;
  readonly section: SectionView;
}

/** A value of the list: a group, and the tile before which. */
const SEPARATOR = "/";

/** Where a new tile stands: before another, or at the end of a group. */
export function PlaceField({ draft, setDraft, section }: PlaceFieldProps) {
  return (
    <label>
      <span>{T.form.place}</span>
      <select
        value={`${draft.group}${SEPARATOR}${draft.before ?? ""}`}
        onChange={({ target }) => {
          const [group = "", before = ""] = target.value.split(SEPARATOR);
          setDraft({ ...draft, group, before: before === "" ? null : before });
        }}
      >
        {section.groups.map(({ id, label, tiles }) => (
          <optgroup key={id} label={label || section.label}>
            {tiles.map((tile) => (
              <option key={tile.id} value={`${id}${SEPARATOR}${tile.id}`}>
                {T.form.placeBefore(tile.label)}
              </option>
            ))}
            <option value={`${id}${SEPARATOR}`}>
              {label || section.label} : {T.form.placeEnd}
            </option>
          </optgroup>
        ))}
      </select>
    </label>
  );
}
