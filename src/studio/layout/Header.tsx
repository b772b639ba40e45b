import { useCallback, useEffect, useState } from "react";
import { StudioIcon } from "../parts/StudioIcon";
import { go } from "../work/address";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";
import { SearchDialog } from "./SearchDialog";

export function Header() {
  const { state, findings, undo } = useWorkspace();
  const [searches, setSearches] = useState(false);
  const close = useCallback(() => setSearches(false), []);
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count("error"), findings.length - count("error")];
  const canUndo = state.undo !== null;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const inField = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
      // There it would take back a step that is not the one before one's eyes.
      const isBegun = document.querySelector(".form, dialog[open]") !== null;
      if (event.key === "k") setSearches(true);
      else if (event.key === "z" && !inField && !isBegun && canUndo) undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [canUndo, undo]);

  return (
    <header className="top">
      <a className="logo" href="#menus">
        <b>
          <StudioIcon name="grid-dots" />
        </b>
        <span>
          {T.product} <i>{T.studio}</i>
        </span>
      </a>
      <button type="button" className="seek" onClick={() => setSearches(true)}>
        <StudioIcon name="search" size={16} />
        <span>{T.search}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <a className="chip" href="#findings" data-tone={errors > 0 ? "bad" : warnings > 0 ? "warn" : "good"}>
        {errors > 0 ? T.errors(errors) : warnings > 0 ? T.warnings(warnings) : T.noError}
      </a>
      <button type="button" className="bare" aria-label={T.theme} title={T.theme} onClick={turnTheme}>
        <StudioIcon name="moon" />
      </button>
      <button
        type="button"
        className="bare"
        aria-label={state.undo === null ? T.undo : T.undoWhat(state.undo)}
        title={state.undo === null ? T.undo : T.undoWhat(state.undo)}
        disabled={!canUndo}
        onClick={undo}
      >
        <StudioIcon name="arrow-back-up" />
      </button>
      <button type="button" className="button" data-main onClick={() => go("changes")}>
        <StudioIcon name="git-pull-request" size={17} />
        {T.review}
      </button>
      {searches && <SearchDialog onClose={close} />}
    </header>
  );
}

function turnTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === "dark" ? "light" : "dark";
}
