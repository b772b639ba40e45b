import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import { FavouriteLink } from "./FavouriteLink";
import styles from "./FavouriteList.module.css";
import { useQuickAccess } from "./useQuickAccess";

interface FavouriteListProps {
  /** Where it stands: icons in the rail of the desktop, a row above the home screen of a phone, the first group of its drawer. */
  readonly shape: "rail" | "strip" | "group";
}

/** The favourites of who has signed in, in their order. */
export const FavouriteList = observer(function FavouriteList({ shape }: FavouriteListProps) {
  const quickAccess = useQuickAccess();
  const { menu } = useShell();
  const { t } = useTranslation();
  if (quickAccess === null) return null;
  const { tiles } = quickAccess.favourites;
  // The row keeps its place: what stands below must not move while the user aims at it.
  if (tiles.length === 0) return shape === "strip" ? <p className={styles.empty}>{t(pagesText.favourites.empty)}</p> : null;
  const title = t(pagesText.favourites.title);
  return (
    <section className={styles[shape]} aria-label={title} data-favourites={shape}>
      {shape === "group" && (
        <div className={styles.head}>
          <h2>{title}</h2>
          <button type="button" className={styles.organise} aria-haspopup="dialog" onClick={() => menu.showDrawer("favourites")}>
            {t(pagesText.favourites.organise)}
          </button>
        </div>
      )}
      <ul>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <FavouriteLink tile={tile} className={styles.link} />
          </li>
        ))}
      </ul>
    </section>
  );
});
