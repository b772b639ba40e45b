import { useState } from "react";
import { matchesSearch } from "../../../domain/herd/matchesSearch";
import type { Clock } from "../../../time/clock";
import { SearchInput } from "../../inputs/SearchInput";
import type { AccountTexts } from "./accountTexts";
import styles from "./HerdChoice.module.css";

export interface NamedHerd {
  readonly numCheptel: string;
  readonly name: string;
}

interface HerdChoiceProps {
  readonly herds: readonly NamedHerd[];
  /** It stays so while it is not among those that are found. */
  readonly chosen: string | null;
  readonly texts: AccountTexts;
  readonly clock: Clock;
  readonly onChoose: (numCheptel: string) => void;
}

const SHOWN = 6;

/** One herd of many, found by its name or number. */
export function HerdChoice({ herds, chosen, texts, clock, onChoose }: HerdChoiceProps) {
  const [query, setQuery] = useState<string | null>(null);
  const found = herds.filter(({ numCheptel, name }) => query === null || matchesSearch([numCheptel, name], query));
  return (
    <div className={styles.herds}>
      <SearchInput label={texts.herd} hint={texts.herdHint} clock={clock} onSearch={setQuery} />
      <div role="radiogroup" aria-label={texts.herd}>
        {found.slice(0, SHOWN).map(({ numCheptel, name }) => (
          <label key={numCheptel}>
            <input type="radio" name="herd" value={numCheptel} checked={numCheptel === chosen} onChange={() => onChoose(numCheptel)} />
            <span>{name}</span>
            <small>{numCheptel}</small>
          </label>
        ))}
        {found.length === 0 && <p>{texts.noHerd}</p>}
      </div>
    </div>
  );
}
