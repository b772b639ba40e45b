import { observer } from "mobx-react-lite";
import { useState } from "react";
import { accountText } from "../../../generated/text/account";
import { herdsText } from "../../../generated/text/herds";
import { shellText } from "../../../generated/text/shell";
import { matchesHerd } from "../../domain/herd/matchesSearch";
import type { TourStore } from "../../stores/tourStore";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./TourPage.module.css";
import { TourRow } from "./TourRow";

interface TourHerdsProps {
  readonly tour: TourStore;
  readonly ready: number;
  readonly ageOf: (at: number) => string;
  readonly size: (bytes: number) => string;
  readonly isStale: (at: number | null) => boolean;
}

/** Herds found by the search beside those that are chosen. */
const FOUND = 8;

/** The herds of the tour, and the search for more. */
export const TourHerds = observer(function TourHerds({ tour, ready, ageOf, size, isStale }: TourHerdsProps) {
  const { herdList, session } = useShell();
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const words = accountText.tour;
  const isMany = session.multiUser !== null && herdList.herds.length > 1;
  const listed = herdList.herds.filter(({ numCheptel }) => tour.listed.has(numCheptel));
  const matching = herdList.herds.filter((herd) => !tour.listed.has(herd.numCheptel) && matchesHerd(herd, query));
  const found = isMany ? matching.slice(0, FOUND) : [];
  const row = ({ numCheptel, raisonSociale, ville }: (typeof listed)[number]) => {
    const at = tour.readySince(numCheptel);
    const bytes = tour.bytesOf(numCheptel);
    return (
      <TourRow
        key={numCheptel}
        id={numCheptel}
        chosen={tour.herds.has(numCheptel)}
        label={raisonSociale || t(shellText.herds.unnamed)}
        hint={[numCheptel, ville, bytes > 0 ? size(bytes) : ""].filter(Boolean).join(" · ")}
        state={tour.states.get(numCheptel)}
        age={at === null ? null : ageOf(at)}
        stale={isStale(at)}
        disabled={tour.busy}
        onChoose={(wanted) => tour.choose("herds", numCheptel, wanted)}
      />
    );
  };
  return (
    <>
      <h3>
        <span role="status">{t(words.herds, { ready, count: tour.herds.size })}</span>
      </h3>
      <ul className={styles.list}>{listed.map(row)}</ul>
      {isMany && (
        <>
          <label className={styles.add}>
            {t(words.add)}
            <input
              type="search"
              className="text"
              placeholder={t(herdsText.herds.searchHint)}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
          {found.length > 0 && <ul className={styles.list}>{found.map(row)}</ul>}
        </>
      )}
    </>
  );
});
