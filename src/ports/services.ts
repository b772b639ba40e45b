import type { OpenOutbox } from "./outbox";
import type { Randomness } from "./randomness";
import type { ServiceWorkers } from "./serviceWorkers";
import type { SupportWidget } from "./supportWidget";
import type { TranslationFiles } from "./texts";
import type { Visibility } from "./visibility";
import type { Vitals } from "./vitals";

/** What lies outside the shell and is only spoken to once somebody works in it. */
export interface Services {
  readonly serviceWorkers: ServiceWorkers;
  readonly supportWidget: SupportWidget;
  readonly translationFiles: TranslationFiles;
  readonly openOutbox: OpenOutbox;
  readonly visibility: Visibility;
  readonly randomness: Randomness;
  readonly vitals: Vitals;
}
