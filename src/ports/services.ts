import type { OpenOutbox } from "./outbox";
import type { ServiceWorkers } from "./serviceWorkers";
import type { SupportWidget } from "./supportWidget";
import type { TranslationFiles } from "./texts";

/** What lies outside the shell and is only spoken to once somebody works in it. */
export interface Services {
  readonly serviceWorkers: ServiceWorkers;
  readonly supportWidget: SupportWidget;
  readonly translationFiles: TranslationFiles;
  readonly openOutbox: OpenOutbox;
}
