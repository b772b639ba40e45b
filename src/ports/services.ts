import type { Device } from "./device";
import type { FrameElements } from "./frames";
import type { HerdStorage } from "./herdStorage";
import type { Installer } from "./installer";
import type { KeptPages } from "./keptPages";
import type { OpenOutbox } from "./outbox";
import type { ParentCalls } from "./parentFrame";
import type { Randomness } from "./randomness";
import type { ServiceWorkers, ShellWorker } from "./serviceWorkers";
import type { SupportWidget } from "./supportWidget";
import type { TranslationFiles } from "./texts";
import type { UnsavedPages } from "./unsavedPages";
import type { Visibility } from "./visibility";
import type { Vitals } from "./vitals";

/** Adapters that are needed only after the sign-in. */
export interface Services {
  readonly serviceWorkers: ServiceWorkers;
  readonly shellWorker: ShellWorker;
  readonly supportWidget: SupportWidget;
  readonly translationFiles: TranslationFiles;
  readonly openOutbox: OpenOutbox;
  readonly herdStorage: HerdStorage;
  readonly device: Device;
  readonly frameElements: FrameElements;
  readonly keptPages: KeptPages;
  readonly installer: Installer;
  readonly visibility: Visibility;
  readonly randomness: Randomness;
  /** A key that cannot be guessed. */
  readonly randomKey: () => string;
  readonly parentCalls: ParentCalls;
  readonly unsavedPages: UnsavedPages;
  /** The text of a key in the language in use. */
  readonly textOf: (key: string) => string;
  readonly vitals: Vitals;
  /** Whether it is in the cache of the browser now: it is not fetched where its user saves data. */
  readonly fetchTypeface: () => Promise<boolean>;
}
