import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Services } from "../../ports/services";
import type { FramesStore } from "../../stores/framesStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { Logout } from "../session/logout";

export interface QueuePorts {
  readonly http: Pick<Http, "call">;
  readonly clock: Clock;
  readonly log: Log;
  readonly logout: Logout;
  readonly services: () => Promise<Pick<Services, "openOutbox">>;
}

export interface QueueStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly notices: NoticeStore;
  readonly menu: Pick<MenuStore, "resolver">;
  readonly framesStore: Pick<FramesStore, "frames">;
}
