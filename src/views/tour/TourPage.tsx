import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { accountText } from "../../../generated/text/account";
import { measureInWords } from "../../domain/formats/measure";
import { ageInWords } from "../../domain/formats/timeAgo";
import { labelKey } from "../../domain/labels/labelKey";
import type { Tour } from "../../flows/tour/createTour";
import type { InstallOffer } from "../../flows/tour/installOffer";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import { EmptyDevice } from "./EmptyDevice";
import { InstallCard } from "./InstallCard";
import { TourHerds } from "./TourHerds";
import styles from "./TourPage.module.css";
import { TourRow } from "./TourRow";

const DAY_MS = 86_400_000;

/** What is to be on the device before the network goes: chosen, loaded, checked, with its size and age. */
export const TourPage = observer(function TourPage({ tour: prepared }: { tour: Tour & { readonly install: InstallOffer } }) {
  const { tour, refresh, prepare, install } = prepared;
  const { network, session, clock, language } = useShell();
  const { t, find } = useTranslation();
  const words = accountText.tour;
  const herd = session.numCheptel ?? "";
  const ready = [...tour.herds].filter((number) => tour.readySince(number) !== null).length;
  const ageOf = (at: number) => ageInWords(clock.now() - at, language.current);
  const isStale = (at: number | null | undefined) => at !== null && at !== undefined && clock.now() - at > DAY_MS;
  const isSomeStale = [...tour.herds].some((number) => isStale(tour.readySince(number)));
  const size = (bytes: number) => sizeOf(bytes, language.current);
  useEffect(() => void refresh().then(() => tour.beginWith(herd)), [tour, refresh, herd]);
  return (
    <div className={styles.page} data-tour>
      <h2>{t(words.title)}</h2>
      <p className={styles.muted}>{t(words.text)}</p>
      {isSomeStale && (
        <p className={styles.stale} role="status" data-stale>
          {t(words.stale)}
        </p>
      )}
      <TourHerds tour={tour} ready={ready} ageOf={ageOf} size={size} isStale={isStale} />
      <h3>
        {t(words.modules)}
        <span>{size(tour.bytes)}</span>
      </h3>
      <ul className={styles.list}>
        {tour.modules.map(({ application, base, readonly }) => {
          const page = tour.pageOf(base);
          const at = page?.openedAt[herd];
          return (
            <TourRow
              key={base}
              id={base}
              chosen={tour.chosen.has(base)}
              label={find(labelKey.application(application)) ?? application}
              hint={[
                t(readonly ? words.readonly : words.full),
                ...(page ? [size(page.bytes), ...(tour.hasData(base) ? [] : [t(words.pageOnly)])] : []),
              ].join(" · ")}
              state={tour.states.get(base)}
              age={at === undefined ? null : ageOf(at)}
              stale={isStale(at)}
              disabled={tour.busy}
              onChoose={(wanted) => tour.choose("chosen", base, wanted)}
            />
          );
        })}
      </ul>
      <button
        type="button"
        className="primary"
        disabled={tour.busy || !network.online || tour.chosen.size === 0 || tour.herds.size === 0}
        onClick={() => void prepare()}
      >
        {t(tour.busy ? words.busy : words.prepare)}
      </button>
      <EmptyDevice tour={prepared} />
      {!network.online && <p className={styles.muted}>{t(words.offline)}</p>}
      <InstallCard offer={install} />
    </div>
  );
});

/** "1,2 Mo". */
function sizeOf(bytes: number, language: string): string {
  return bytes < 1_000_000
    ? measureInWords(bytes / 1000, "kilobyte", language)
    : measureInWords(bytes / 1_000_000, "megabyte", language, 1);
}
