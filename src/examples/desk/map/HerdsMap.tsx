import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { Coat } from "../../../views/parts/Coat";
import type { DeskHerd } from "../figures/deskHerds";
import { LEAST_SPAN, type Point, projectionOf } from "../places/projection";
import type { DeskTexts } from "../texts/deskTexts";
import { stateWords } from "../texts/stateWords";
import { ChosenHerdPin } from "./ChosenHerdPin";
import { Country } from "./Country";
import styles from "./HerdsMap.module.css";
import { boxOf, labelsOf } from "./herdLabels";
import { MapLegend } from "./MapLegend";
import { isPin, MARKER_ROOM, type Marker, markersOf, nextMarker } from "./markers";
import { useSize } from "./useSize";

interface HerdsMapProps {
  readonly texts: DeskTexts;
  readonly herds: readonly DeskHerd[];
  /** The herd under the map. */
  readonly chosen: DeskHerd;
  readonly openHerd: string | null;
  readonly onPick: (herd: DeskHerd) => void;
  readonly onOpen: (herd: DeskHerd) => void;
}

/** A map on a phone, which is used by finger. */
const NARROW = 400;

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** The herds where they are, drawn here: it needs no network. Herds too close to tell apart are one marker, which a press spreads. */
export function HerdsMap({ texts, herds, chosen, openHerd, onPick, onOpen }: HerdsMapProps) {
  const plan = useRef<HTMLDivElement>(null);
  const size = useSize(plan, { width: 416, height: 420 });
  const room = size.width < NARROW || window.matchMedia("(any-pointer: coarse)").matches ? MARKER_ROOM.finger : MARKER_ROOM.mouse;
  const [near, setNear] = useState<readonly DeskHerd[] | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  // A close view counts as long as it holds herds that are shown.
  const shown = useMemo(() => {
    const close = near === null ? [] : herds.filter((herd) => near.includes(herd));
    return close.length > 0 ? close : herds;
  }, [herds, near]);
  const project = useMemo(
    () =>
      projectionOf(
        shown.map(({ position }) => position),
        size,
        shown === herds ? LEAST_SPAN.country : LEAST_SPAN.close,
      ),
    [shown, herds, size],
  );
  const markers = useMemo(() => markersOf(shown, project, room + 1), [shown, project, room]);
  const labels = useMemo(() => labelsOf(markers, size), [markers, size]);
  const inTabOrder =
    markers.find((marker) => keyOf(marker) === current) ?? markers.find(({ herds: some }) => some.includes(chosen)) ?? markers[0];

  const press = ({ herds: some }: Marker) => {
    const [first] = some;
    if (first === undefined) return;
    onPick(first);
    if (some.length > 1) setNear(some);
  };
  const walk = (event: KeyboardEvent, marker: Marker) => {
    const arrow = ARROWS.get(event.key);
    if (arrow === undefined) return;
    event.preventDefault();
    const next = nextMarker(markers, marker, arrow);
    if (next === undefined) return;
    setCurrent(keyOf(next));
    buttons.current.get(keyOf(next))?.focus();
  };
  return (
    <section className={styles.map} aria-label={texts.map} aria-describedby="map-help">
      <p id="map-help" className="seenByReaders">
        {texts.mapHelp}
      </p>
      <div className={styles.plan} ref={plan}>
        <Country {...{ project, size, labels }} taken={markers.map(boxOf)} />
        {markers.map((marker) => {
          const { at, herds: some, state } = marker;
          const [x, y] = at;
          const isChosen = some.includes(chosen);
          return (
            <button
              key={keyOf(marker)}
              ref={(element) => {
                if (element) buttons.current.set(keyOf(marker), element);
              }}
              type="button"
              className={styles.marker}
              data-state={state}
              data-marker={some.length}
              tabIndex={marker === inTabOrder ? 0 : -1}
              aria-label={nameOf(marker, texts)}
              aria-pressed={isChosen}
              style={{ left: x, top: y, width: room, height: room }}
              onClick={() => press(marker)}
              onKeyDown={(event) => walk(event, marker)}
              onFocus={() => setCurrent(keyOf(marker))}
            >
              {some.length > 1 ? <b>{some.length}</b> : isPin(marker, chosen) ? <ChosenHerdPin /> : <i />}
            </button>
          );
        })}
        {shown !== herds && (
          <button type="button" className={styles.whole} onClick={() => setNear(null)}>
            {texts.whole}
          </button>
        )}
      </div>
      <MapLegend {...{ texts, markers, chosen }} />
      <div className={styles.foot} data-chosen={chosen.numCheptel}>
        <Coat breed={chosen.breed} />
        <p>
          <b translate="no">{chosen.name}</b>
          <small>
            {chosen.state !== "fine" && `${stateWords(texts, chosen)} · `}
            {texts.withoutVisit(chosen.sinceVisit)}
          </small>
        </p>
        {chosen.numCheptel === openHerd ? (
          <span className={styles.opened}>{texts.opened}</span>
        ) : (
          <button type="button" className="main" aria-label={texts.openHerd(chosen.name)} onClick={() => onOpen(chosen)}>
            {texts.open}
          </button>
        )}
      </div>
    </section>
  );
}

function keyOf({ herds }: Marker): string {
  return herds[0]?.numCheptel ?? "";
}

function nameOf({ herds }: Marker, texts: DeskTexts): string {
  const [first] = herds;
  if (first === undefined) return "";
  if (herds.length === 1) return `${first.name}, ${first.town}, ${stateWords(texts, first)}`;
  const [urgent, toSee] = (["urgent", "toSee"] as const).map((state) => herds.filter((herd) => herd.state === state).length);
  return texts.several(herds.length, urgent ?? 0, toSee ?? 0);
}
