import { type KeyboardEvent, useEffect, useRef } from "react";
import type { GroupView, MenuView, SectionView, TileView } from "../../../codegen/studio/menuView";
import { hueStyle, sectionHue } from "../../views/parts/sectionHue";
import { go } from "../work/address";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";
import { Group } from "./Group";
import { tileBeside } from "./tileBeside";
import { useMovesInSection } from "./useMovesInSection";

interface BoardProps {
  readonly menu: MenuView;
  /** The menu is as the files say. */
  readonly isFresh: boolean;
  /** What the files say by now is not known. */
  readonly hasFailed: boolean;
  readonly section: SectionView;
  readonly selected: string | null;
}

const ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 } as const;

/** Tiles of a section by group: read with the arrows, moved with Alt and the arrows or by hand. */
export function Board({ menu, isFresh, hasFailed, section, selected }: BoardProps) {
  const { device, showsHidden } = useWorkspace();
  const board = useRef<HTMLElement>(null);
  const { move, shift } = useMovesInSection(section, { isFresh, hasFailed }, (id) => {
    // In another group it is drawn anew, and the focus would be nowhere.
    if (document.activeElement === document.body) focusTile(board.current, id);
  });
  const all = section.groups.flatMap(({ tiles }) => tiles);
  const seen = all.filter(({ isShown }) => isShown).length;
  const groups = section.groups.map((group) => ({ ...group, tiles: group.tiles.filter(({ isShown }) => showsHidden || isShown) }));
  const shown = groups.filter(({ tiles }) => showsHidden || tiles.length > 0);

  const isThere = all.some(({ id }) => id === selected);
  // After a move into another section the focus would be nowhere.
  useEffect(() => {
    if (isThere && selected !== null && document.activeElement === document.body) focusTile(board.current, selected);
  }, [isThere, selected]);

  const press = (event: KeyboardEvent<HTMLElement>, group: GroupView, tile: TileView) => {
    const step = isArrow(event.key) ? ARROWS[event.key] : null;
    if (step !== null && event.altKey) shift(tile.id, Math.sign(step));
    else if (step !== null) focusTile(board.current, tileBeside(board.current, tile.id, step) ?? tile.id);
    else if (event.ctrlKey || event.metaKey) return;
    else if (event.key === "e" && tile.stamp !== null) go("menus", section.id, "edit", tile.id);
    else if (event.key === "m" && tile.stamp !== null) go("menus", section.id, "move", tile.id);
    else if (event.key === "n") go("menus", section.id, "new", group.id);
    else return;
    event.preventDefault();
  };
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
  const { keys } = T.menu;
  const rows = [
    ["↑↓←→", keys.browse],
    [T.menu.enter, keys.why],
    ["E", keys.edit],
    ["N", keys.add],
    ["Alt ←→", keys.move],
    ["M", keys.elsewhere],
    ["P", T.look.persona.toLowerCase()],
    ["H", keys.hidden],
  ] as const;
  return (
    <p className="keys">
      {rows.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
    </p>
  );
}

function isArrow(key: string): key is keyof typeof ARROWS {
  return Object.hasOwn(ARROWS, key);
}

function focusTile(board: HTMLElement | null, id: string): void {
  board?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(id)}"]`)?.focus();
}
