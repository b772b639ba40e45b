import type { SyncItem } from "../../sdk";
import { comparedFields } from "./comparedFields";
import styles from "./Envois.module.css";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface BothValuesProps {
  readonly texts: EnvoisTexts;
  readonly item: SyncItem & { readonly conflict: object };
}

/** What was entered here beside what somebody else has entered meanwhile. */
export function BothValues({ texts, item: { payload, conflict } }: BothValuesProps) {
  const fields = comparedFields(payload, conflict.held, texts);
  const { mine, theirs, hidden } = texts.conflict;
  if (fields.length === 0) return <p className={styles.context}>{hidden}</p>;
  return (
    <table className={styles.both}>
      <thead>
        <tr>
          <th scope="col">{mine}</th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      {fields.map((field) => (
        <tbody key={field.name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {field.name}
            </th>
          </tr>
          <tr>
            <td>{field.mine}</td>
            <td>{field.theirs}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
