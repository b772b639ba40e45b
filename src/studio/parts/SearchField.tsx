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
        onKeyDown={(event) => clearOnEscape(event, words, onWords)}
      />
    </label>
  );
}
