import { useEffect, useRef, useState } from "react";
import type { MenuView } from "../../../codegen/studio/menuView";
import { ignoreAccents } from "../../domain/search/ignoreAccents";
import { SearchField } from "../parts/SearchField";
import { StudioIcon } from "../parts/StudioIcon";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";

/** Rights of the persona to be given and taken for a try; those held first. */
export function RightsDialog({ menu, onClose }: { readonly menu: MenuView; readonly onClose: () => void }) {
  const { state, look, setLook, who } = useWorkspace();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState("");
  // In this order as long as it is open, so that nothing moves under the hand.
  const [first] = useState(() => new Set(menu.held));
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);
  const held = new Set(menu.held);
  const wanted = ignoreAccents(words);
  const rows = [...state.grants]
    .filter(({ id, label }) => ignoreAccents(`${label} ${id}`).includes(wanted))
    .sort((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)) || one.label.localeCompare(other.label, "fr"));
  const turn = (grant: string) => {
    const others = look.changes.filter((change) => !("grant" in change) || change.grant !== grant || change.kind === "set-level");
    const isHeld = held.has(grant);
    // Back to what the persona has: nothing is tried any more.
    const isBack = others.length < look.changes.length;
    setLook({ ...look, changes: isBack ? others : [...others, { kind: isHeld ? "remove-grant" : "add-grant", grant }] });
  };
  return (
    <dialog ref={dialog} className="rights" aria-label={T.look.rightsTitle(who)} onClose={onClose}>
      <header>
        <h2>{T.look.rightsTitle(who)}</h2>
        <button type="button" className="bare" aria-label={T.close} onClick={() => dialog.current?.close()}>
          <StudioIcon name="x" />
        </button>
      </header>
      <p className="muted">{T.look.rightsHelp}</p>
      <SearchField label={T.look.rightsFilter} words={words} onWords={setWords} />
      <ul>
        {rows.map(({ id, label }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={held.has(id)} onChange={() => turn(id)} />
              <span>
                {label} <code>{id}</code>
              </span>
              {menu.levels[id] !== undefined && <small className="chip">{T.look.level(menu.levels[id])}</small>}
            </label>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
