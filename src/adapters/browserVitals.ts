import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { Vital } from "../ports/vitals";

/** The metrics are buffered, so this may be loaded late. Only name, value and rating are passed on. */
export function watchVitals(report: (vital: Vital) => void): void {
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(({ name, value, rating }) => report({ name: name as Vital["name"], value, rating }));
}
