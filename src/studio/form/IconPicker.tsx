import { useState } from "react";
import type { SectionView } from "../../../codegen/studio/menuView";
import { Icon } from "../../views/parts/Icon";
import { SearchField } from "../parts/SearchField";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";

interface IconPickerProps {
  readonly section: SectionView;
  readonly icon: string;
  readonly onChoose: (icon: string) => void;
}

const MOST_OWN = 10;

/** Icons of the section first, then the whole set by name. */
export function IconPicker({ section, icon, onChoose }: IconPickerProps) {
  const { state, version } = useWorkspace();
  const [words, setWords] = useState("");
  const { answer } = useAnswer("icons", words.trim() === "" ? null : { words }, version);
  const own = section.groups.flatMap(({ tiles }) => tiles.map((tile) => tile.icon));
  const names = answer ? Object.keys(answer) : [...new Set([icon, ...own])].filter((name) => name !== "").slice(0, MOST_OWN);
  return (
    <fieldset className="icons">
      <legend>
        {T.form.icon} <small>{icon === "" ? T.form.iconHelp : icon}</small>
      </legend>
      <div>
        {names.map((name) => (
          <button key={name} type="button" aria-label={name} title={name} aria-pressed={name === icon} onClick={() => onChoose(name)}>
            <Icon name={name} size={22} more={{ ...state.icons, ...answer }} />
          </button>
        ))}
        <SearchField label={T.form.iconSearch} words={words} onWords={setWords} />
      </div>
    </fieldset>
  );
}
