/** @jsxImportSource vue */
import { computed, defineComponent, ref } from "vue";
import type { SampleLot } from "../herd/lots";
import styles from "./FarmMap.module.css";
import { BROOK, boxOf, type LotPlacement, neighbour, PLACES, PLAN, type Place, type Point, TRACK } from "./farmPlan";
import { isUrgent, lateOf } from "./lateOf";
import { headOf, type LotsTexts } from "./lotsTexts";
import { roundedPath } from "./roundedPath";

interface FarmMapProps {
  readonly texts: LotsTexts;
  readonly lots: readonly SampleLot[];
  readonly placement: LotPlacement;
  readonly chosen: string | null;
  /** The lot that is seen to first. */
  readonly worst: string | undefined;
  readonly onChoose: (lot: string) => void;
}

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);
const CLOSEST = 3;
const LEGEND = ["fine", "late", "urgent", "first", "barn"] as const;

/** The plan of the farm. It is drawn here, so it needs no network; its fields are buttons, one at a time in the order of the Tab key. */
export const FarmMap = defineComponent(
  (props: FarmMapProps) => {
    const zoom = ref(1);
    const larger = ref<HTMLElement | null>(null);
    const current = ref<string | null>(null);
    const buttons = new Map<string, HTMLElement>();
    const lotsAt = ({ id }: Place) => props.lots.filter((lot) => props.placement[lot.id] === id);
    const taken = computed(() => PLACES.filter((place) => lotsAt(place).length > 0));
    const placeOf = (lot: string | null) => PLACES.find(({ id }) => lot !== null && props.placement[lot] === id);
    const inTabOrder = computed(
      () => (taken.value.find(({ id }) => id === current.value) ?? placeOf(props.chosen) ?? taken.value[0])?.id ?? null,
    );
    /** The part of the plan that is in sight. */
    const view = computed(() => {
      const [width, height] = [PLAN.width / zoom.value, PLAN.height / zoom.value];
      const [x, y] = placeOf(props.chosen)?.middle ?? [PLAN.width / 2, PLAN.height / 2];
      return { left: within(x - width / 2, PLAN.width - width), top: within(y - height / 2, PLAN.height - height), width, height };
    });
    const styleOf = (place: Place) => {
      const { left, top, width, height } = boxOf(place);
      const part = (value: number, whole: number) => `${(100 * value) / whole}%`;
      return {
        left: part(left - view.value.left, view.value.width),
        top: part(top - view.value.top, view.value.height),
        width: part(width, view.value.width),
        height: part(height, view.value.height),
      };
    };
    const walk = (event: KeyboardEvent, place: Place) => {
      const arrow = ARROWS.get(event.key);
      if (arrow === undefined) return;
      event.preventDefault();
      const next = neighbour(taken.value, place, arrow);
      if (next === undefined) return;
      current.value = next.id;
      buttons.get(next.id)?.focus();
    };
    const choose = (place: Place) => {
      const here = lotsAt(place);
      // Where several lots are together, each press goes to the next.
      const next = here[(here.findIndex(({ id }) => id === props.chosen) + 1) % here.length];
      current.value = place.id;
      if (next !== undefined) props.onChoose(next.id);
    };
    const stateOf = (here: ReturnType<typeof lotsAt>) =>
      here.some(({ animals }) => isUrgent(animals)) ? "urgent" : here.some(({ animals }) => lateOf(animals).length > 0) ? "late" : null;
    const isFirst = (here: ReturnType<typeof lotsAt>) => here.some(({ id }) => id === props.worst);
    const isSeen = (state: (typeof LEGEND)[number]) =>
      PLACES.some((place) => {
        const here = lotsAt(place);
        if (isFirst(here)) return state === "first";
        return state === stateOf(here) || (here.length > 0 && state === (place.isBarn ? "barn" : "fine"));
      });
    const shapeOf = (place: Place) => {
      const here = lotsAt(place);
      const state = stateOf(here);
      const kind = place.isBarn ? styles.barn : here.length > 0 ? styles.taken : styles.free;
      const looks = [
        kind,
        state === "urgent" && styles.urgent,
        isFirst(here) && styles.first,
        here.some(({ id }) => id === props.chosen) && styles.chosen,
      ];
      return <path key={place.id} class={looks} d={roundedPath(place.outline)} />;
    };
    const badge = ({ id, animals }: SampleLot) => {
      const { length } = lateOf(animals);
      if (length === 0) return null;
      return (
        <strong data-urgent={isUrgent(animals)} data-first={id === props.worst}>
          <span aria-hidden="true">{length}</span>
          <span class="seenByReaders">{props.texts.late(length)}</span>
        </strong>
      );
    };
    const field = (place: Place) => {
      const here = lotsAt(place);
      if (here.length === 0)
        return (
          <p key={place.id} class={styles.spare} style={styleOf(place)}>
            {place.name}
            <span>{props.texts.free}</span>
          </p>
        );
      return (
        <button
          key={place.id}
          ref={(element) => {
            if (element instanceof HTMLElement) buttons.set(place.id, element);
          }}
          type="button"
          tabindex={inTabOrder.value === place.id ? 0 : -1}
          aria-pressed={here.some(({ id }) => id === props.chosen)}
          data-place={place.id}
          class={styles.field}
          style={styleOf(place)}
          onClick={() => choose(place)}
          onKeydown={(event) => walk(event, place)}
        >
          {place.name}
          {here.map((lot) => (
            <span key={lot.id} class={styles.here}>
              <span class={styles.name}>
                <b>{`${props.texts.lot}\u00a0${lot.id}`}</b>
                {badge(lot)}
              </span>
              <span>{headOf(props.texts, lot.of, lot.animals.length)}</span>
            </span>
          ))}
        </button>
      );
    };
    return () => (
      <section class={styles.map} aria-label={props.texts.title} aria-describedby="map-help">
        <p id="map-help" class="seenByReaders">
          {props.texts.map}
        </p>
        <div class={styles.plan} data-zoom={zoom.value}>
          <svg
            viewBox={`${view.value.left} ${view.value.top} ${view.value.width} ${view.value.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect class={styles.ground} width={PLAN.width} height={PLAN.height} />
            <path class={styles.brook} d={BROOK} />
            <path class={styles.track} d={TRACK} />
            {PLACES.map(shapeOf)}
          </svg>
          {PLACES.map(field)}
        </div>
        <div class={styles.zoom}>
          <button ref={larger} type="button" disabled={zoom.value >= CLOSEST} aria-label={props.texts.larger} onClick={() => zoom.value++}>
            +
          </button>
          <button type="button" disabled={zoom.value <= 1} aria-label={props.texts.smaller} onClick={() => zoom.value--}>
            −
          </button>
          {zoom.value > 1 && (
            <button
              type="button"
              onClick={() => {
                zoom.value = 1;
                larger.value?.focus();
              }}
            >
              {props.texts.whole}
            </button>
          )}
          <p class={styles.legend} aria-hidden="true">
            {LEGEND.filter(isSeen).map((state) => (
              <span key={state} data-state={state} data-urgent={isUrgent(props.lots.find(({ id }) => id === props.worst)?.animals ?? [])}>
                {props.texts.legend[state]}
              </span>
            ))}
          </p>
        </div>
      </section>
    );
  },
  { name: "FarmMap", props: ["texts", "lots", "placement", "chosen", "worst", "onChoose"] },
);

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
