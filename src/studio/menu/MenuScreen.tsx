import { useEffect, useRef } from "react";
import type { MenuView, SectionView } from "../../../codegen/studio/menuView";
import { TileForm } from "../form/TileForm";
import { ItemPanel } from "../parts/ItemPanel";
import { StudioIcon } from "../parts/StudioIcon";
import { go, hrefOf, useAddress } from "../work/address";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";
import { Board } from "./Board";
import { LookBar } from "./LookBar";
import { MoveDialog } from "./MoveDialog";

/** Words of the address that stand for a form in place of an item. */
const FORMS = new Set(["new", "edit"]);

/** The menu as somebody sees it, with what is hidden from them, and why. */
export function MenuScreen() {
  const { look, version, showsHidden, setShowsHidden } = useWorkspace();
  const { answer: menu, isAsking, failure } = useAnswer("menu", { look }, version);
  const { names } = useAddress();
  const [asked = "", kind = "", name = ""] = names;
  const persona = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
      if (event.key === "p") persona.current?.focus();
      else if (event.key === "h") setShowsHidden(!showsHidden);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [showsHidden, setShowsHidden]);

  if (menu === null) return <p className="wait">{T.noRegistry}</p>;
  if (menu === undefined)
    return (
      <div className="menus">
        <LookBar menu={undefined} persona={persona} />
        <p className="wait">{failure === null ? T.loading : T.noAnswer}</p>
      </div>
    );
  const section = sectionOf(menu, asked, name);
  if (section && FORMS.has(kind))
    return <TileForm key={names.join("/")} menu={menu} section={section} isNew={kind === "new"} name={name} />;
  return (
    <div className="menus">
      <LookBar menu={menu} persona={persona} />
      <SectionList menu={menu} current={section?.id ?? ""} />
      {section && (
        <Board
          menu={menu}
          isFresh={!isAsking}
          hasFailed={failure !== null}
          section={section}
          selected={kind === "tile" || kind === "move" ? name : null}
        />
      )}
      {kind === "move" && <MoveDialog key={name} menu={menu} name={name} />}
      <aside className="why" aria-label={T.why.label}>
        {kind === "" ? <p className="muted">{T.why.empty}</p> : <ItemPanel kind={kind === "move" ? "tile" : kind} name={name} />}
      </aside>
    </div>
  );
}

/** The one that is asked for, else the one whose tile it is, or whose tile opens that screen. */
function sectionOf({ sections }: MenuView, asked: string, name: string): SectionView | undefined {
  const named = sections.find(({ id }) => id === asked);
  const holding = sections.find(({ groups }) => groups.some(({ tiles }) => tiles.some(({ id, route }) => id === name || route === name)));
  return named ?? holding ?? sections.find(({ isShown, groups }) => isShown && groups.length > 0) ?? sections[0];
}

function SectionList({ menu, current }: { readonly menu: MenuView; readonly current: string }) {
  const { showsHidden } = useWorkspace();
  const rows = menu.sections.filter(({ isShown, id }) => showsHidden || isShown || id === current);
  return (
    <nav className="sections" aria-label={T.menu.sections}>
      {rows.map(({ id, label, icon, isShown, groups }) => {
        const tiles = groups.flatMap((group) => group.tiles);
        return (
          <a
            key={id}
            href={hrefOf("menus", id)}
            aria-current={id === current ? "true" : undefined}
            data-hidden={!isShown || undefined}
            onKeyDown={(event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              const next = step === undefined ? undefined : rows[rows.findIndex((row) => row.id === id) + step];
              if (next === undefined) return;
              event.preventDefault();
              go("menus", next.id);
              const { parentElement } = event.currentTarget;
              parentElement?.querySelectorAll("a")[rows.indexOf(next)]?.focus();
            }}
          >
            <StudioIcon name={icon} />
            <span>{label}</span>
            <small>
              {tiles.filter((tile) => tile.isShown).length}/{tiles.length}
            </small>
          </a>
        );
      })}
    </nav>
  );
}
