import { useEffect, useId, useRef, useState } from "react";
import type { FoundView } from "../../../codegen/studio/stateView";
import { Sign } from "../parts/Sign";
import { go } from "../work/address";
import { T } from "../work/texts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";

type Found = FoundView["found"][number];

export const KIND_ICONS: Readonly<Record<string, string>> = {
  route: "app-window",
  tile: "layout-grid",
  application: "apps",
  grant: "key",
  persona: "user",
  section: "grid-dots",
};

/** Anything of the registry by its words, in whatever language, or by its name; Enter opens it with its file and line. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { version, look, setLook } = useWorkspace();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const { answer } = useAnswer("find", words.trim() === "" ? null : { words, language: "fr" }, version);
  const found = answer?.found ?? [];
  const chosen = found[Math.min(at, found.length - 1)];
  useEffect(() => dialog.current?.showModal(), []);

  const open = ({ kind, name }: Found) => {
    onClose();
    if (kind === "persona") setLook({ ...look, persona: name, mode: null, changes: [] });
    go("menus", ...(kind === "section" ? [name] : ["", kind, name]));
  };
  return (
    <dialog ref={dialog} className="search" aria-label={T.searchTitle} onClose={onClose}>
      <label>
        <Sign name="search" />
        <input
          type="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen && `${list}-${found.indexOf(chosen)}`}
          aria-label={T.searchHelp}
          placeholder={T.search}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") setAt(Math.min(at + 1, found.length - 1));
            else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
            else if (event.key === "Enter" && chosen) open(chosen);
            else return;
            event.preventDefault();
          }}
        />
      </label>
      <div id={list} role="listbox" aria-label={T.searchTitle} className="found">
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={`${one.kind} ${one.name}`}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={one === chosen}
            onClick={() => open(one)}
          >
            <Sign name={KIND_ICONS[one.kind] ?? "search"} />
            <span>
              <b>{one.label}</b>
              <small>
                {T.why.kinds[kindOf(one)]} · {one.name}
                {one.leads !== null && ` · ${one.leads}`}
              </small>
            </span>
            <code>
              {one.file}:{one.line}
            </code>
          </div>
        ))}
      </div>
      {words.trim() !== "" && answer !== undefined && found.length === 0 && <p>{T.searchNone}</p>}
      {(answer?.more ?? 0) > 0 && <p>{T.searchMore(answer?.more ?? 0)}</p>}
      {words.trim() === "" && <p>{T.searchHelp}</p>}
    </dialog>
  );
}

function kindOf({ kind }: Found): keyof typeof T.why.kinds {
  return isKind(kind) ? kind : "tile";
}

function isKind(kind: string): kind is keyof typeof T.why.kinds {
  return Object.hasOwn(T.why.kinds, kind);
}
