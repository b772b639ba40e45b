import { MOST_LETTERS } from "../work/limits";
import { clearOnEscape } from "./clearOnEscape";
import { StudioIcon } from "./StudioIcon";

interface SearchFieldProps {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Words that narrow down what stands below. */
export function SearchField({ label, words, onWords }: SearchFieldProps) {
  return (
    <label className="seek">
      <StudioIcon name="search" size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        maxLength={MOST_LETTERS.words}
        onKeyDown={(event) => {
          clearOnEscape(event, words, onWords);
          // A form around it is not sent off.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    </label>
  );
}
