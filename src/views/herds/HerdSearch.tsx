import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { herdsText } from "../../../generated/text/herds";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import { HerdListIcon } from "./HerdListIcon";
import styles from "./HerdSearch.module.css";
import { moveFocus } from "./moveFocus";

/** The search over the herds, and how many there are. */
export const HerdSearch = observer(function HerdSearch() {
  const { herdList, options } = useShell();
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the list.
    if (window.matchMedia("(hover: hover)").matches) field.current?.focus();
  }, []);
  const { visible, herds } = herdList;
  const empty = herds.length === 0 ? herdsText.herds.none : herdsText.herds.empty;
  // All of them are counted above the list.
  const isWhole = visible.length > 0 && options.stored.search === "";
  return (
    <div className={styles.search}>
      <span className={styles.field}>
        <HerdListIcon name="search" size={20} />
        <input
          ref={field}
          type="search"
          className="text"
          aria-label={t(herdsText.herds.search)}
          placeholder={t(herdsText.herds.searchHint)}
          value={herdList.query}
          onChange={(event) => herdList.search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") flushSync(() => herdList.applySearch());
            moveFocus(event);
          }}
        />
      </span>
      <p role="status" className={isWhole ? "visuallyHidden" : styles.count}>
        {visible.length === 0 ? t(empty) : t(RESULTS, { count: visible.length })}
      </p>
    </div>
  );
});

/** Common stem of the plural forms. */
const RESULTS = herdsText.herds.results_other.replace(/_other$/, "");
