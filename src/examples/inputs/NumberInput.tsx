import { type KeyboardEvent, useRef, useState } from "react";
import { FORMATS, TIMING } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { leaveField, type NumberField, numberField, stepField, typeNumber } from "../../domain/inputs/numberField";
import { type NumberEntry, readNumber } from "../../domain/inputs/numberText";
import type { Direction } from "../../domain/inputs/stepNumber";
import type { Clock } from "../../time/clock";
import { useTranslation } from "../../views/parts/useTranslation";
import { InputField } from "./InputField";
import styles from "./inputs.module.css";
import { StepButton } from "./StepButton";
import { useRepeatWhileHeld } from "./useRepeatWhileHeld";

interface NumberInputProps {
  readonly label: string;
  readonly hint?: string;
  /** What stands in the field at first; a `key` starts it anew. */
  readonly initial?: number | null;
  readonly onChange: (entry: NumberEntry) => void;
  /** Step of this field; without one it steps by tens. */
  readonly step?: number;
  readonly required?: boolean;
  readonly clock: Clock;
}

const ROUNDING = FORMATS.numberRounding;
const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 1, ArrowDown: -1 };

/** Section 5, number input: digits with a comma or a dot, kept as a whole number. A held button or arrow key repeats the step. */
export function NumberInput({ label, hint, initial = null, onChange, step, required = false, clock }: NumberInputProps) {
  const { t } = useTranslation();
  const [field, show] = useState(() => numberField(initial));
  // A held button steps from what the last step made, drawn or not.
  const latest = useRef(field);
  const hold = useRepeatWhileHeld(clock, TIMING.numberButtonRepeatMs);
  const rules = { steps: { own: step ?? null, standard: FORMATS.numberStep }, rounding: ROUNDING };

  const put = (next: NumberField) => {
    const changed = next.text !== latest.current.text;
    latest.current = next;
    show(next);
    if (changed) onChange(readNumber(next.text, ROUNDING));
  };
  const stepBy = (direction: Direction) => put(stepField(latest.current, direction, rules));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The repeat of the keyboard has another pace.
    if (!event.repeat) hold.start(() => stepBy(direction));
  };
  const leave = () => {
    hold.stop();
    put(leaveField(latest.current, ROUNDING));
  };

  const entry = readNumber(field.text, ROUNDING);
  const error = errorOf(entry, field.left, required);
  const status = field.roundedTo === null ? null : t(accountText.form.number.rounded, { value: field.roundedTo });
  const button = (direction: Direction, name: string) => (
    <StepButton direction={direction} label={t(name, { label })} onStep={stepBy} clock={clock} />
  );
  return (
    <InputField label={label} hint={hint} error={error} status={status}>
      {(links) => (
        <div className={styles.row}>
          {button(-1, accountText.form.number.decrease)}
          <input
            {...links}
            className="text"
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            required={required}
            aria-valuemin={0}
            aria-valuenow={entry.kind === "number" ? entry.value : undefined}
            aria-valuetext={field.text === "" ? undefined : field.text}
            value={field.text}
            onChange={(event) => put(typeNumber(event.target.value))}
            onKeyDown={onKeyDown}
            onKeyUp={hold.stop}
            onBlur={leave}
          />
          {button(1, accountText.form.number.increase)}
        </div>
      )}
    </InputField>
  );
}

function errorOf(entry: NumberEntry, left: boolean, required: boolean) {
  if (entry.kind === "empty") return left && required ? { field: "number", key: "required" } : null;
  return entry.kind === "refused" && left ? { field: "number", key: entry.key } : null;
}
