import type { SyncHerd } from "../../sdk";
import styles from "./Envois.module.css";
import { StateIcon } from "./StateIcon";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface StateChipProps {
  readonly texts: EnvoisTexts;
  readonly herd: Pick<SyncHerd, "state" | "progress">;
  readonly language: string;
}

/** How the synchronisation of a herd stands, by icon, word and colour; while it is sent, how far it has come. */
export function StateChip({ texts, herd: { state, progress }, language }: StateChipProps) {
  const share = new Intl.NumberFormat(language, { style: "percent" }).format(progress);
  return (
    <span className={styles.chip} data-kind={state}>
      <StateIcon name={state} />
      {texts.states[state]}
      {state === "WIP" && ` ${share}`}
    </span>
  );
}
