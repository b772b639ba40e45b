import type { MenuView, SectionView } from "../../../codegen/studio/menuView";
import { hueStyle, sectionHue } from "../../views/parts/sectionHue";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";
import { Group } from "./Group";
import { TOLD_KEYS, useTileKeys } from "./useTileKeys";

interface BoardProps {
  readonly menu: MenuView;
  /** The menu is as the files say. */
  readonly isFresh: boolean;
  /** What the files say by now is not known. */
  readonly hasFailed: boolean;
  readonly section: SectionView;
  readonly selected: string | null;
}

/** Tiles of a section by group: read with the arrows, moved with Alt and the arrows or by hand. */
export function Board({ menu, isFresh, hasFailed, section, selected }: BoardProps) {
  const { device, showsHidden } = useWorkspace();
  const { board, move, press } = useTileKeys(section, { isFresh, hasFailed }, selected);
  const all = section.groups.flatMap(({ tiles }) => tiles);
  const seen = all.filter(({ isShown }) => isShown).length;
  const groups = section.groups.map((group) => ({ ...group, tiles: group.tiles.filter(({ isShown }) => showsHidden || isShown) }));
  const shown = groups.filter(({ tiles }) => showsHidden || tiles.length > 0);
  return (
    <section ref={board} className="board" data-device={device} aria-label={section.label}>
      <h1>
        {section.label}
        <span className="chip" data-tone="good">
          {T.menu.seen(seen)}
        </span>
        {all.length > seen && <span className="chip">{T.menu.hidden(all.length - seen)}</span>}
        {section.isReversed && <span className="chip">{T.menu.reversed}</span>}
        <small className="muted">{menu.home === null ? T.menu.noHome : T.menu.homeOf(menu.home)}</small>
      </h1>
      <div className="screen" style={hueStyle(sectionHue(menu.sections, section.id))}>
        {section.opens === "home" && all.length === 0 && <p className="muted">{T.menu.home}</p>}
        {section.opens !== "home" && shown.length === 0 && <p className="muted">{T.menu.noTile}</p>}
        {shown.map((group) => (
          <Group
            key={group.id}
            group={group}
            section={section}
            selected={selected}
            onKey={(event, tile) => press(event, group, tile)}
            onDrop={(id, before) => void move(id, group.id, before)}
          />
        ))}
      </div>
      <Keys />
    </section>
  );
}

function Keys() {
  return (
    <p className="keys">
      {TOLD_KEYS.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
    </p>
  );
}
