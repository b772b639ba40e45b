import type { Connection } from "../../ports/connection";
import type { FrameLinks } from "../../ports/frames";
import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { Page } from "../../ports/page";
import type { ParentFrame } from "../../ports/parentFrame";
import type { Services } from "../../ports/services";
import type { Translator } from "../../ports/texts";
import type { Clock } from "../../time/clock";
import type { Guard } from "../guard/guardNavigation";
import type { Logout } from "../session/logout";
import type { StoredSession } from "../session/storedSession";
import type { TextsFlow } from "../texts/texts";

export interface ShellPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly page: Page;
  readonly parent: ParentFrame;
  readonly storedSession: StoredSession;
  readonly storage: KeyValueStore;
  readonly optionsKey: string;
  readonly tabStorage: KeyValueStore;
  readonly translator: Translator;
  readonly texts: TextsFlow;
  readonly links: FrameLinks;
  /** Origin an application is served from; empty: that of the shell. */
  readonly originOf: (application: string) => string;
  readonly clock: Clock;
  readonly log: Log;
  readonly logout: Logout;
  readonly guard: Pick<Guard, "setRules">;
  readonly connection: Connection;
  readonly services: () => Promise<Services>;
}
