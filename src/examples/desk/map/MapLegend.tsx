import type { DeskHerd } from "../figures/deskHerds";
import type { HerdState } from "../figures/sampleDeskHerd";
import type { DeskTexts } from "../texts/deskTexts";
import { ChosenHerdPin } from "./ChosenHerdPin";
import styles from "./HerdsMap.module.css";
import { isPin, type Marker } from "./markers";

interface MapLegendProps {
  readonly texts: DeskTexts;
  readonly markers: readonly Marker[];
  readonly chosen: DeskHerd;
}

const STATES: readonly HerdState[] = ["urgent", "toSee", "fine"];

/** What the marks that are on the map mean. */
export function MapLegend({ texts, markers, chosen }: MapLegendProps) {
  const several = markers.find(({ herds }) => herds.length > 1);
  // Of several, the most urgent is marked; where none is, nothing is.
  const marked = markers.filter((marker) => !isPin(marker, chosen) && (marker.herds.length === 1 || marker.state !== "fine"));
  const words = { urgent: texts.figures.urgent, toSee: texts.figures.toSee, fine: texts.states.fine(0) };
  return (
    <ul className={styles.legend}>
      {STATES.map(
        (state) =>
          marked.some((marker) => marker.state === state) && (
            <li key={state} className={styles.mark} data-state={state}>
              <i /> {words[state]}
            </li>
          ),
      )}
      {several !== undefined && (
        <li className={styles.mark}>
          <b aria-hidden="true">{several.herds.length}</b> {texts.legend.several}
        </li>
      )}
      {markers.some((marker) => isPin(marker, chosen)) && (
        <li className={styles.mark} data-state={chosen.state}>
          <ChosenHerdPin height={18} /> {texts.legend.chosen}
        </li>
      )}
    </ul>
  );
}
