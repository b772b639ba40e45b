/** @jsxImportSource vue */
import { defineComponent } from "vue";
import { formatNumber, today } from "../../sdk/formats";
import { ageMonths } from "../herd/ageMonths";
import type { SampleLot } from "../herd/lots";
import { numberParts } from "../parts/numberParts";
import { type LotPlacement, PLACES } from "./farmPlan";
import styles from "./Lots.module.css";
import { lateOf } from "./lateOf";
import { LOT_ACTIONS, type LotAction, type LotRequest } from "./lotRequest";
import { headOf, type LotsTexts } from "./lotsTexts";
import type { LotEntry } from "./useEntries";

interface LotPanelProps {
  readonly texts: LotsTexts;
  readonly lot: SampleLot;
  readonly placement: LotPlacement;
  readonly asked: LotRequest["what"];
  readonly entry: LotEntry;
  readonly onEnter: (part: Partial<LotEntry>) => void;
  readonly onMove: (place: string) => void;
  readonly onCheck: (animals: readonly string[]) => void;
  /** What the page was opened for has been noted: again only once something else was chosen. */
  readonly isNoted: boolean;
  readonly onNote: (what: LotAction) => void;
  readonly onAnimal: (id: string) => void;
}

/** One lot: what it is, and what can be done with it. */
export const LotPanel = defineComponent(
  (props: LotPanelProps) => {
    const check = (id: string, isThere: boolean) => {
      const others = props.entry.checked.filter((one) => one !== id);
      props.onEnter({ checked: isThere ? [...others, id] : others });
    };
    const facts = () => {
      const { animals, id } = props.lot;
      const now = today();
      const months = animals.map(({ born }) => ageMonths(born, now));
      const milking = animals.filter(({ milk }) => milk > 0);
      const milk = mean(milking.map((animal) => animal.milk));
      const place = PLACES.find((one) => one.id === props.placement[id])?.name ?? "";
      return [
        [props.texts.place, place],
        [props.texts.age, props.texts.months(Math.round(mean(months)))],
        ...(milking.length > 0 ? [[props.texts.milk, `${formatNumber(milk, { min: 1, max: 1 })}\u00a0kg`]] : []),
      ] as const;
    };
    const free = () => PLACES.filter(({ id }) => !Object.values(props.placement).includes(id));
    const moveForm = () => (
      <form
        class={styles.action}
        onSubmit={(event: Event) => {
          event.preventDefault();
          if (props.entry.target !== "") props.onMove(props.entry.target);
        }}
      >
        <label class={styles.choice}>
          {props.texts.moveTo}
          <select
            name="place"
            required
            value={props.entry.target}
            onChange={({ target: field }) => {
              if (field instanceof HTMLSelectElement) props.onEnter({ target: field.value });
            }}
          >
            <option value="">…</option>
            {free().map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class={props.asked === "move" ? "main" : undefined}>
          {props.texts.move}
        </button>
      </form>
    );
    const action = () => {
      const what = LOT_ACTIONS.find((one) => one === props.asked);
      if (what === undefined) return null;
      return (
        <section class={styles.action}>
          <h3>{props.texts.actions[what]}</h3>
          <button type="button" class="main" disabled={props.isNoted} onClick={() => props.onNote(what)}>
            {props.texts.record}
          </button>
        </section>
      );
    };
    const animalName = (number: string, name: string) => {
      const { head, last } = numberParts(number);
      return (
        <>
          <span class="number">
            {head} <b>{last}</b>
          </span>{" "}
          {name}
        </>
      );
    };
    const late = () => {
      const those = lateOf(props.lot.animals);
      if (those.length === 0) return null;
      return (
        <ul class={styles.late} aria-label={props.texts.legend.late}>
          {those.map(({ animal: { id, number, name }, kind, days }) => (
            <li key={id}>
              <button type="button" class="link" onClick={() => props.onAnimal(id)}>
                <b>{numberParts(number).last}</b> {name}
              </button>
              <span>
                {props.texts.briefly[kind]} · <b>{props.texts.lateBy(days)}</b>
              </span>
            </li>
          ))}
        </ul>
      );
    };
    const list = () => (
      <details class={styles.animals} open={props.asked === "animals" || props.asked === "check"}>
        <summary>
          {props.texts.list} ({props.lot.animals.length})
        </summary>
        <ul>
          {props.lot.animals.map(({ id, number, name }) => (
            <li key={id}>
              {props.asked === "check" ? (
                <label class={styles.check}>
                  <input
                    type="checkbox"
                    checked={props.entry.checked.includes(id)}
                    onChange={({ target: box }) => check(id, box instanceof HTMLInputElement && box.checked)}
                  />
                  <span>{animalName(number, name)}</span>
                </label>
              ) : (
                <button type="button" class="link" data-animal={id} onClick={() => props.onAnimal(id)}>
                  {animalName(number, name)}
                </button>
              )}
            </li>
          ))}
        </ul>
        {props.asked === "check" && (
          <div class={styles.action}>
            <p role="status">{props.texts.checked(props.entry.checked.length, props.lot.animals.length)}</p>
            <button
              type="button"
              class="main"
              disabled={props.entry.checked.length === 0}
              onClick={() => props.onCheck(props.entry.checked)}
            >
              {props.texts.saveCheck}
            </button>
          </div>
        )}
      </details>
    );
    return () => (
      <section class={styles.panel} data-lot={props.lot.id} aria-labelledby="lot-name">
        <h2 id="lot-name">
          {props.texts.lot} {props.lot.id} <small>{headOf(props.texts, props.lot.of, props.lot.animals.length)}</small>
        </h2>
        {late()}
        <dl class={styles.facts}>
          {facts().map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {action()}
        {moveForm()}
        {list()}
      </section>
    );
  },
  {
    name: "LotPanel",
    props: ["texts", "lot", "placement", "asked", "entry", "onEnter", "onMove", "onCheck", "isNoted", "onNote", "onAnimal"],
  },
);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
