import styles from "./Desk.module.css";
import type { DeskHerd } from "./figures/deskHerds";
import { fits, type HerdFilter } from "./figures/filterHerds";
import { Sign } from "./marks/Sign";
import type { DeskTexts } from "./texts/deskTexts";

interface HerdFiltersProps {
  readonly texts: DeskTexts;
  readonly herds: readonly DeskHerd[];
  readonly typed: string;
  readonly filter: HerdFilter;
  readonly onType: (typed: string) => void;
  readonly onFilter: (filter: HerdFilter) => void;
}

const FILTERS: readonly HerdFilter[] = ["all", "urgent", "toSee", "dairy", "beef"];

/** The search over the herds, and what of them is shown. */
export function HerdFilters({ texts, herds, typed, filter, onType, onFilter }: HerdFiltersProps) {
  return (
    <div className={styles.bar}>
      <label className={styles.search}>
        <Sign name="search" size={20} />
        <span className="seenByReaders">{texts.search}</span>
        <input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.searchHint}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
      <fieldset className={styles.filters}>
        <legend className="seenByReaders">{texts.filter}</legend>
        {FILTERS.map((name) => (
          <button key={name} type="button" aria-pressed={name === filter} data-filter={name} onClick={() => onFilter(name)}>
            {texts.filters[name]} <span>{herds.filter((herd) => fits(herd, name)).length}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
