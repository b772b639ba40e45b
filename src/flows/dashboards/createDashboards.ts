import { reaction } from "mobx";
import { DASHBOARDS } from "../../../generated/dashboards";
import { TIMING } from "../../../generated/settings";
import { decideDashboard } from "../../domain/dashboards/decideDashboard";
import type { DashboardRecord } from "../../domain/registry/tables";
import type { Visibility } from "../../ports/visibility";
import { FIGURE } from "../../protocol/frames/messages/figureMessage";
import type { MessageHandler } from "../../protocol/frames/receiver";
import { DashboardsStore } from "../../stores/dashboardsStore";
import type { LiveFrame } from "../../stores/framesStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { Frames } from "../frames/createFrames";
import type { PreviewFrames } from "../frames/frameLifecycle";
import { livePreviewIds, type MountedTile } from "./livePreviews";
import { retryPreviews } from "./retryPreviews";

/** The previews of dashboard tiles (section 2.4). */
export interface Dashboards extends Pick<PreviewFrames, "attach" | "loaded"> {
  readonly store: DashboardsStore;
  /** A tile stands in the page: its frame is loaded while the tile is in sight. The answer is called when the tile goes, and its frame with it. */
  readonly mount: (tile: DashboardRecord, element: Element) => () => void;
  readonly stop: () => void;
}

export interface DashboardsPorts {
  readonly frames: Pick<Frames, "createPreviews">;
  readonly clock: Clock;
  readonly visibility: Visibility;
  /** Origin an application is served from; empty: that of the shell. */
  readonly originOf: (application: string) => string;
}

export interface DashboardsStores {
  readonly session: Pick<SessionStore, "effective" | "numCheptel">;
  readonly network: Pick<NetworkStore, "online">;
  readonly menu: Pick<MenuStore, "resolver">;
  readonly registry: Pick<RegistryStore, "tables">;
}

export function createDashboards(ports: DashboardsPorts, stores: DashboardsStores): Dashboards {
  const { visibility, clock, originOf } = ports;
  const { session, network, menu, registry } = stores;
  const previews = ports.frames.createPreviews((frame) => [figureHandler(frame, store, clock)]);
  const store = new DashboardsStore(previews.frames);
  previews.frames.isVisible = ({ key }) => mounted.get(key)?.visible ?? false;
  const spinners = createSpinners(clock, store);
  const mounted = new Map<string, MountedTile>();
  let changes = 0;

  const miniOf = (tile: DashboardRecord) =>
    network.online ? decideDashboard(registry.tables, menu.resolver, tile, session.numCheptel).mini : null;
  const end = (id: string) => {
    spinners.stop(id);
    store.frames.remove(id);
  };
  const begin = (tile: DashboardRecord) => {
    const mini = miniOf(tile);
    if (mini === null || !mini.application.frame || store.frames.isAway(tile.id)) return;
    const { application, candidate, target, address } = mini;
    // Kept as long as its tile: a change of language loads it again rather than take it away.
    const record = { ...mini.application.frame, lifetimeMs: null };
    store.frames.add({ application: application.id, candidate, record, origin: originOf(application.id) }, { target, address }, tile.id);
    spinners.start(tile.id);
  };
  /** Adds and removes frames by what is in sight and may be shown. */
  const updatePreviews = () => {
    const possible = [...mounted.values()].filter(({ tile }) => miniOf(tile) !== null);
    const live = new Set(livePreviewIds(possible, new Set(store.frames.frames.map(({ key }) => key)), DASHBOARDS.livePreviews));
    for (const { key } of [...store.frames.frames]) if (!live.has(key)) end(key);
    for (const { tile } of possible) if (live.has(tile.id) && store.frames.find(tile.id) === null) begin(tile);
  };
  const forget = () => {
    for (const id of mounted.keys()) spinners.stop(id);
    store.clear();
  };
  const restart = () => {
    forget();
    updatePreviews();
  };
  const stops = [
    // A sign-in of the same user for the same herd keeps what is there.
    reaction(() => `${session.effective?.id} ${session.numCheptel}`, restart),
    reaction(() => [menu.resolver, network.online, session.numCheptel], updatePreviews),
    retryPreviews(clock, store, network),
    previews.stop,
  ];
  return {
    store,
    attach: previews.attach,
    loaded: previews.loaded,
    mount: (tile, element) => {
      mounted.set(tile.id, { tile, visible: false, seen: 0 });
      const stopWatching = visibility.watch(element, (visible) => {
        changes += 1;
        mounted.set(tile.id, { tile, visible, seen: changes });
        updatePreviews();
      });
      return () => {
        stopWatching();
        mounted.delete(tile.id);
        end(tile.id);
        updatePreviews();
      };
    },
    stop: () => {
      for (const stop of stops) stop();
      forget();
    },
  };
}

/** The small view says what it shows; beyond that it may ask what every frame may. */
function figureHandler({ key }: LiveFrame, store: DashboardsStore, clock: Clock): MessageHandler {
  return {
    spec: FIGURE,
    run: (payload) => {
      const parsed = FIGURE.payload.safeParse(payload);
      if (!parsed.success) return { ok: false, error: "bad-payload" };
      store.setFigure(key, { ...parsed.data, at: clock.now() });
      return { ok: true, value: null };
    },
  };
}

/** Section 2.4: the spinner of a dashboard tile is hidden after 1 s, whether its page has come by then or not. */
function createSpinners(clock: Clock, store: DashboardsStore) {
  const cancels = new Map<string, () => void>();
  const stop = (id: string) => {
    cancels.get(id)?.();
    cancels.delete(id);
    store.stopSpinner(id);
  };
  return {
    stop,
    start: (id: string) => {
      store.startSpinner(id);
      cancels.set(
        id,
        clock.after(TIMING.tileSpinnerMs, () => stop(id)),
      );
    },
  };
}
