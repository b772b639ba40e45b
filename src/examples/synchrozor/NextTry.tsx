import { useEffect, useState } from "react";
import { pageClock } from "../../sdk/clock";
import styles from "./Envois.module.css";
import type { EnvoisTexts } from "./texts/envoisTexts";

const SECOND_MS = 1000;

interface NextTryProps {
  readonly texts: EnvoisTexts;
  readonly at: string;
}

/** In how many seconds what waits is tried again. */
export function NextTry({ texts, at }: NextTryProps) {
  const [now, setNow] = useState(() => pageClock.now());
  useEffect(() => pageClock.after(SECOND_MS - (now % SECOND_MS), () => setNow(pageClock.now())), [now]);
  const seconds = Math.ceil((Date.parse(at) - now) / SECOND_MS);
  return seconds > 0 ? <span className={styles.context}>{texts.nextTry(seconds)}</span> : null;
}
