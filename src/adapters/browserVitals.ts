import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { Vital } from "../ports/vitals";

/** The browser hands over what it noted before, so this may come late. What was pressed and where is left behind. */
export function watchVitals(tell: (vital: Vital) => void): void {
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(({ name, value, rating }) => tell({ name: name as Vital["name"], value, rating }));
}
