import { type DragEvent, type KeyboardEvent, useState } from "react";
import type { GroupView, SectionView, TileView } from "../../../codegen/studio/menuView";
import { packGroups } from "../../domain/tiles/packGroups";
import { StudioIcon } from "../parts/StudioIcon";
import { go } from "../work/address";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";
import { StudioTile } from "./StudioTile";

interface GroupProps {
  readonly group: GroupView;
  readonly section: SectionView;
  readonly selected: string | null;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, tile: TileView) => void;
  readonly onDrop: (id: string, before: string | null) => void;
}

/** What the drawer of a phone has within its edges. */
const PHONE = 320;
/** What is dragged within the studio. */
const TILE_TYPE = "application/x-clarine-tile";

export function Group({ group, section, selected, onKey, onDrop }: GroupProps) {
  const { device } = useWorkspace();
  const [over, setOver] = useState<string | null>(null);
  const [[packed] = []] = packGroups([group.tiles], PHONE).bands;
  const columns = device === "phone" ? (packed?.columns ?? 3) : null;
  const target = (before: string | null) => ({
    "data-over": over === (before ?? "") || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(TILE_TYPE)) return;
      event.preventDefault();
      setOver(before ?? "");
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(null);
      onDrop(event.dataTransfer.getData(TILE_TYPE), before);
    },
  });
  return (
    <section className="group" aria-label={group.label || T.menu.group}>
      {group.label !== "" && <h2>{group.label}</h2>}
      <ul style={columns === null ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {group.tiles.map((tile, index) => (
          <li
            key={tile.id}
            style={{ gridColumn: `span ${columns === null ? tile.size : (packed?.places[index]?.span ?? 1)}` }}
            draggable={tile.stamp !== null}
            onDragStart={(event) => event.dataTransfer.setData(TILE_TYPE, tile.id)}
            {...target(tile.id)}
          >
            <StudioTile tile={tile} isSelected={tile.id === selected} section={section.id} onKey={(event) => onKey(event, tile)} />
          </li>
        ))}
        <li {...target(null)}>
          <button
            type="button"
            className="add"
            aria-label={T.menu.addTo(group.label || section.label)}
            onClick={() => go("menus", section.id, "new", group.id)}
          >
            <StudioIcon name="plus" />
            {T.menu.add}
          </button>
        </li>
      </ul>
    </section>
  );
}
