import { FORMATS } from "../../../generated/settings";
import { splitNationalNumber } from "../../domain/formats/nationalNumber";
import styles from "./formats.module.css";

/** Section 3: the national number of an animal, its last four digits emphasised. Copied and read aloud it is one number. */
export function NationalNumber({ number }: { number: string }) {
  const { country, middle, last } = splitNationalNumber(number, FORMATS.nationalNumber);
  return (
    <span className={styles.number} translate="no">
      {country !== "" && <span className={styles.part}>{country}</span>}
      {Array.from(middle.matchAll(/.{1,2}/g), ({ 0: pair, index }) => (
        <span key={index} className={styles.part}>
          {pair}
        </span>
      ))}
      <strong>{last}</strong>
    </span>
  );
}
