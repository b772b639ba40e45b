import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { Services } from "../../ports/services";
import type { FramesStore } from "../../stores/framesStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { SyncStore } from "../../stores/syncStore";
import type { Clock } from "../../time/clock";
import type { Logout } from "../session/logout";
import type { StoredSession } from "../session/storedSession";

export interface QueuePorts {
  readonly http: Pick<Http, "call">;
  readonly clock: Clock;
  readonly log: Log;
  readonly logout: Logout;
  readonly storedSession: StoredSession;
  readonly storage: KeyValueStore;
  readonly services: () => Promise<Pick<Services, "openOutbox" | "unsavedPages" | "textOf">>;
}

export interface QueueStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly network: NetworkStore;
  readonly notices: NoticeStore;
  readonly sync: SyncStore;
  readonly menu: Pick<MenuStore, "resolver">;
  readonly framesStore: Pick<FramesStore, "frames">;
}
