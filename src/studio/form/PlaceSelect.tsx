import type { SectionView } from "../../../codegen/studio/menuView";
import { T } from "../work/pageTexts";

/** Where a tile stands: before another, or at the end of a group. */
export interface TilePlace {
  readonly section: string;
  readonly group: string;
  readonly before: string | null;
}

interface PlaceSelectProps {
  readonly sections: readonly SectionView[];
  readonly place: TilePlace;
  /** It stands before no tile of this name: its own. */
  readonly tile?: string;
  readonly onPlace: (place: TilePlace) => void;
}

const SEPARATOR = "/";

export function PlaceSelect({ sections, place, tile, onPlace }: PlaceSelectProps) {
  const textOf = ({ section, group, before }: TilePlace) => [section, group, before ?? ""].join(SEPARATOR);
  const several = sections.length > 1;
  return (
    <label>
      <span>{T.form.place}</span>
      <select
        value={textOf(place)}
        onChange={({ target }) => {
          const [section = "", group = "", before = ""] = target.value.split(SEPARATOR);
          onPlace({ section, group, before: before === "" ? null : before });
        }}
      >
        {sections.map((section) =>
          section.groups.map((group) => {
            const name = group.label || section.label;
            return (
              <optgroup key={`${section.id} ${group.id}`} label={several ? `${section.label} › ${name}` : name}>
                {group.tiles
                  .filter(({ id }) => id !== tile)
                  .map(({ id, label }) => (
                    <option key={id} value={textOf({ section: section.id, group: group.id, before: id })}>
                      {T.form.placeBefore(label)}
                    </option>
                  ))}
                <option value={textOf({ section: section.id, group: group.id, before: null })}>
                  {name} : {T.form.placeEnd}
                </option>
              </optgroup>
            );
          }),
        )}
      </select>
    </label>
  );
}
