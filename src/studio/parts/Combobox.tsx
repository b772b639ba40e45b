import { type ReactNode, useEffect, useId, useState } from "react";
import { MOST_LETTERS } from "../work/limits";
import { clearOnEscape } from "./clearOnEscape";
import { StudioIcon } from "./StudioIcon";

interface ComboboxProps<Item> {
  readonly label: string;
  readonly placeholder: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly found: readonly Item[];
  /** What is found belongs to earlier words. */
  readonly isStale: boolean;
  readonly keyOf: (item: Item) => string;
  readonly onChoose: (item: Item) => void;
  readonly children: (item: Item) => ReactNode;
}

/** A field with what its words find: the arrows walk through it, Enter or a press chooses. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, placeholder, words, onWords, found, isStale, keyOf, onChoose, children } = props;
  const list = useId();
  const [at, setAt] = useState(0);
  const chosen = found[Math.min(at, found.length - 1)];
  // Enter before the answer to the last words chooses when it is there.
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isDue || isStale) return;
    setIsDue(false);
    if (chosen) onChoose(chosen);
  }, [isDue, isStale, chosen, onChoose]);
  return (
    <>
      <label className="seek">
        <StudioIcon name="search" size={16} />
        <input
          type="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen && `${list}-${found.indexOf(chosen)}`}
          aria-label={label}
          placeholder={placeholder}
          maxLength={MOST_LETTERS.words}
          value={words}
          onChange={({ target }) => {
            onWords(target.value);
            setAt(0);
            setIsDue(false);
          }}
          onBlur={() => setIsDue(false)}
          onKeyDown={(event) => {
            clearOnEscape(event, words, onWords);
            if (event.key === "ArrowDown") setAt(Math.min(at + 1, found.length - 1));
            else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
            else if (event.key === "Enter") setIsDue(true);
            else return;
            event.preventDefault();
          }}
        />
      </label>
      <div id={list} role="listbox" aria-label={label} className="found">
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={keyOf(one)}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={one === chosen}
            onClick={() => onChoose(one)}
          >
            {children(one)}
          </div>
        ))}
      </div>
    </>
  );
}
