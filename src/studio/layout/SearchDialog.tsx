import { useEffect, useRef, useState } from "react";
import type { FindView } from "../../../codegen/studio/findView";
import { Combobox } from "../parts/Combobox";
import { StudioIcon } from "../parts/StudioIcon";
import { go } from "../work/address";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";

type Found = FindView["found"][number];

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
  const [words, setWords] = useState("");
  const { answer, isAsking, failure } = useAnswer("find", words.trim() === "" ? null : { words, language: "fr" }, version);
  const found = answer?.found ?? [];
  useEffect(() => dialog.current?.showModal(), []);

  const open = ({ kind, name }: Found) => {
    // A section has nothing to focus: what was before the search keeps the focus.
    if (kind === "section") dialog.current?.close();
    else onClose();
    if (kind === "persona") setLook({ ...look, persona: name, mode: null, changes: [] });
    go("menus", ...(kind === "section" ? [name] : ["", kind, name]));
  };
  return (
    <dialog ref={dialog} className="search" aria-label={T.searchTitle} onClose={onClose}>
      <Combobox
        label={T.searchHelp}
        placeholder={T.search}
        words={words}
        onWords={setWords}
        found={found}
        isStale={isAsking || failure !== null}
        keyOf={({ kind, name }) => `${kind} ${name}`}
        onChoose={open}
      >
        {(one) => (
          <>
            <StudioIcon name={KIND_ICONS[one.kind] ?? "search"} />
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
          </>
        )}
      </Combobox>
      {failure !== null && <p role="status">{T.failed[failure]}</p>}
      {failure === null && words.trim() !== "" && answer !== undefined && found.length === 0 && <p>{T.searchNone}</p>}
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
