import { useEffect, useId, useState } from "react";
import { LIMITS, TIMING } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { readSearch } from "../../domain/inputs/searchText";
import type { Clock } from "../../time/clock";
import { debounce } from "../../time/debounce";
import { useTranslation } from "../../views/parts/useTranslation";
import { InputGlyph } from "./InputGlyph";
import styles from "./inputs.module.css";

interface SearchInputProps {
  readonly label: string;
  readonly hint?: string;
  /** Called shortly after the last keystroke with what to look for; null when there is nothing, or too little, to look for. */
  readonly onSearch: (query: string | null) => void;
  readonly minimum?: number;
  readonly clock: Clock;
}

/** Section 5, automatic search: it starts by itself from 3 characters, and says so below that. */
export function SearchInput({ label, hint, onSearch, minimum = LIMITS.searchMinimumCharacters, clock }: SearchInputProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState("");
  const [later] = useState(() => debounce<() => void>(clock, TIMING.herdSearchDebounceMs, (search) => search()));
  useEffect(() => later.cancel, [later]);

  const queryOf = (typed: string) => {
    const entry = readSearch(typed, minimum);
    return entry.kind === "ready" ? entry.query : null;
  };
  const type = (typed: string) => {
    setText(typed);
    later(() => onSearch(queryOf(typed)));
  };
  const searchNow = (typed: string) => {
    later.cancel();
    setText(typed);
    onSearch(queryOf(typed));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          className="text"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={hint}
          aria-describedby={`${id}-status`}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              // The form around it is not sent by that.
              event.preventDefault();
              searchNow(text);
            }
            if (event.key === "Escape" && text !== "") searchNow("");
          }}
        />
        {text !== "" && (
          <button type="button" aria-label={t(pagesText.search.clear)} onClick={() => searchNow("")}>
            <InputGlyph name="clear" />
          </button>
        )}
      </div>
      <p id={`${id}-status`} className={styles.hint} role="status">
        {readSearch(text, minimum).kind === "short" && t(pagesText.search.minimum, { minimum })}
      </p>
    </div>
  );
}
