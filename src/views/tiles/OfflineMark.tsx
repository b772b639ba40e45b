import { paletteText } from "../../../generated/text/palette";
import type { TileState } from "../../flows/offline/createOffline";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./OfflineMark.module.css";

/** Beside the age of a page; one that does everything has a dot. */
const SIGNS = { readonly: "show", none: "offline" } as const;

/** What a tile says without network: always there, and shown by the style sheet, so that hundreds of tiles say it in the same frame. */
export function OfflineMark({ state: { use, age, ago } }: { state: TileState }) {
  const { t } = useTranslation();
  const words = t(paletteText.tiles.offline[use], { age: ago });
  return (
    <span className={styles.offline} title={words} data-offline-mark>
      {use !== "full" && <Glyph name={SIGNS[use]} size={16} />}
      <span aria-hidden="true">{age}</span>
      <span className="visuallyHidden">, {words}</span>
    </span>
  );
}
