import { accountText } from "../../../generated/text/account";
import type { TourState } from "../../stores/tourStore";
import { useTranslation } from "../parts/useTranslation";
import styles from "./TourPage.module.css";

interface TourRowProps {
  /** Herd number or base of a module. */
  readonly id: string;
  readonly chosen: boolean;
  readonly label: string;
  readonly hint: string;
  readonly state: TourState | undefined;
  /** Null while it is not on the device. */
  readonly age: string | null;
  readonly stale: boolean;
  readonly disabled: boolean;
  readonly onChoose: (wanted: boolean) => void;
}

/** A herd or module to choose, with what the device has of it. */
export function TourRow({ id, chosen, label, hint, state, age, stale, disabled, onChoose }: TourRowProps) {
  const { t } = useTranslation();
  const said = state === undefined ? (age ?? t(accountText.tour.missing)) : t(accountText.tour[state]);
  const look = state === "failed" ? "failed" : state !== undefined || age === null ? "none" : stale ? "stale" : "ready";
  return (
    <li>
      <label data-tour-row={id}>
        <input type="checkbox" checked={chosen} disabled={disabled} onChange={({ target }) => onChoose(target.checked)} />
        <span>
          <b>{label}</b>
          <small>{hint}</small>
        </span>
        <span className={styles.chip} data-look={look}>
          {said}
        </span>
      </label>
    </li>
  );
}
