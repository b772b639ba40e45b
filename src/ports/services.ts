import type { Device } from "./device";
import type { FrameElements } from "./frames";
import type { OpenOutbox } from "./outbox";
import type { ParentCalls } from "./parentFrame";
import type { Randomness } from "./randomness";
import type { ServiceWorkers } from "./serviceWorkers";
import type { SupportWidget } from "./supportWidget";
import type { TranslationFiles } from "./texts";
import type { Visibility } from "./visibility";
import type { Vitals } from "./vitals";

/** Adapters that are needed only after the sign-in. */
export interface Services {
  readonly serviceWorkers: ServiceWorkers;
  readonly supportWidget: SupportWidget;
  readonly translationFiles: TranslationFiles;
  readonly openOutbox: OpenOutbox;
  readonly device: Device;
  readonly frameElements: FrameElements;
  readonly visibility: Visibility;
  readonly randomness: Randomness;
  /** A key nobody can guess. */
  readonly randomKey: () => string;
  readonly parentCalls: ParentCalls;
  /** The text of a key in the language in use. */
  readonly textOf: (key: string) => string;
  readonly vitals: Vitals;
}
