import "fake-indexeddb/auto";
import { FRAME_TIMING, SHELL_ROUTES } from "../../../../generated/settings";
import { createHerdStorageDatabase } from "../../../../src/adapters/storage/herdStorageDatabase";
import { createDrafts } from "../../../../src/flows/frames/drafts";
import { createFrameApi, type FrameApi } from "../../../../src/flows/frames/handlers/createFrameApi";
import { openActionQueue } from "../../../../src/flows/outbox/actionQueue";
import { createStoredSession } from "../../../../src/flows/session/storedSession";
import { createPart } from "../../../../src/loading/part";
import { NetworkStore } from "../../../../src/stores/networkStore";
import { NoticeStore } from "../../../../src/stores/noticeStore";
import { ProgressStore } from "../../../../src/stores/progressStore";
import { RegistryStore } from "../../../../src/stores/registryStore";
import { SessionStore } from "../../../../src/stores/sessionStore";
import { SyncStore } from "../../../../src/stores/syncStore";
import { unsavedInTabs } from "../../../support/fakeLocks";
import { crossOver, frameRig } from "../../../support/frameRig";
import { memoryOutbox, memoryOutboxParts } from "../../../support/memoryOutbox";
import { memoryStore } from "../../../support/memoryStore";
import { anyOf, frameOf, sectionOf, smallTables, tileOf, viewerOf } from "../../../support/smallTables";

export const ALL_CALLS = [
  "storageRead",
  "storageStore",
  "storageAction",
  "syncSafe",
  "login",
  "disconnect",
  "syncRead",
  "syncDecide",
  "syncRetry",
  "syncEntries",
];
export const HERD = "FR35123456";
export const OTHER_HERD = "FR22654321";

/** What no page of the rig is held by. */
const REFUSED = 2;
const tile = (id: string, route: string, guard = 1) => tileOf(id, route, guard);
const group = (id: string, ...tiles: ReturnType<typeof tile>[]) => ({ id, tiles });

const tables = smallTables({
  guards: [anyOf("somebody.else")],
  applications: [
    { id: "planner", frame: frameOf("/planner", { calls: ALL_CALLS }) },
    { id: "reader", frame: frameOf("/reader") },
    { id: "third", frame: frameOf("/third") },
    { id: "noter", frame: frameOf("/noter", { calls: ["storageAction", "syncRead"] }) },
  ],
  routes: [
    { name: "planner.main", application: "planner" },
    { name: "reader.main", application: "reader" },
    { name: "third.main", application: "third" },
    { name: "noter.main", application: "noter" },
    { name: "planner.hidden", application: "planner" },
    { name: "reader.list", application: "reader" },
    { name: "reader.secret", application: "reader", guard: REFUSED },
    { name: SHELL_ROUTES.soloSync, application: "app", path: "solo/:numCheptel/:add?" },
  ],
  more: {
    sections: [
      sectionOf("elsewhere", [tile("far", "reader.list")]),
      sectionOf("farm", [], {
        groups: [
          group("first", tile("secret", "reader.secret", REFUSED), tile("list", "reader.list")),
          group("own", tile("plan", "planner.main"), tile("read", "reader.main")),
        ],
      }),
    ],
  },
});
const herdOf = (numCheptel: string) => ({ numCheptel, raisonSociale: "", nom: "", prenom: "", ville: "", background: "" });
const viewer = viewerOf({ rules: { authorizes: {} }, token: "t", infoCheptels: [herdOf(HERD), herdOf(OTHER_HERD)] });

/** Two applications, one of which may ask for everything, over the real handlers; the server, the parent and the browser are played. */
export async function talkRig() {
  const arrived: { api: FrameApi | null } = { api: null };
  const rig = frameRig(tables, viewer, async (frame, store) => arrived.api?.handlersFor(frame, store) ?? []);
  const { clock } = rig;
  const session = new SessionStore();
  session.set({ user: viewer.user, multiUser: viewer.user });
  const network = new NetworkStore(true);
  const sync = new SyncStore();
  const notices = new NoticeStore(clock, 2500);
  const progress = new ProgressStore();
  const tabStorage = memoryStore();
  const outbox = memoryOutbox();
  const lines: string[] = [];
  const switched: { readonly numCheptel: string; readonly origin: string | undefined }[] = [];
  const pushed: string[] = [];
  const server = { up: true };
  const worker = { noNetwork: () => {} };
  const parent = { reloads: 0, ask: () => {} };
  let left = 0;
  const log = { warn: (what: string, error: unknown) => lines.push(`${what}: ${error instanceof Error ? error.message : ""}`) };
  const pings: boolean[] = [];
  const http = {
    call: async (name: string) => {
      // Its outcome is the state of the network, as that of every call of the real client is.
      if (name === "ping") {
        pings.push(server.up);
        network.setOnline(server.up);
      }
      if (!server.up) throw new Error("failed to fetch");
      return { status: "applied" };
    },
  };
  let keys = 0;
  const herdStorage = createHerdStorageDatabase("test.herds");
  await herdStorage.clear();
  const services = async () => ({
    openOutbox: async () => memoryOutboxParts(outbox),
    randomKey: () => `random-${++keys}`,
    shellWorker: {
      ...{ start: async () => {}, serves: () => true, check: async () => {}, takeOver: () => false },
      onNoNetwork: (listener: () => void) => {
        worker.noNetwork = listener;
        return () => {};
      },
    },
    parentCalls: {
      framed: true,
      onReload: (run: () => void) => {
        parent.ask = run;
        return () => {
          parent.ask = () => {};
        };
      },
      reload: () => {
        parent.reloads += 1;
      },
    },
    herdStorage,
    textOf: (key: string) => `[${key}]`,
    unsavedPages: unsavedInTabs()(),
  });
  const logout = async () => {
    left += 1;
  };
  const shown = { sync, notices, framesStore: rig.frames, menu: { resolver: rig.resolver, sectionByRoute: () => "farm" } };
  const { load: queue } = createPart(() =>
    openActionQueue(
      {
        http: http as never,
        clock,
        log,
        logout,
        services,
        storage: memoryStore(),
        storedSession: createStoredSession({ storage: memoryStore(), tabStorage: memoryStore(), key: "session" }),
      },
      { session, network, registry: new RegistryStore(tables), ...shown },
    ),
  );
  const api = await createFrameApi(
    {
      clock,
      log,
      http: http as never,
      tabStorage,
      navigation: { push: (address) => void pushed.push(address) },
      services,
      logout,
      switchHerd: async (numCheptel, origin) => switched.push({ numCheptel, origin }) > 0,
      queue,
      frames: rig.flow,
      drafts: createDrafts(tabStorage, session),
    },
    { session, network, progress, ...shown },
  );
  arrived.api = api;
  return {
    ...rig,
    ...{
      api,
      session,
      network,
      notices,
      progress,
      tabStorage,
      outbox,
      sync,
      services,
      switched,
      pushed,
      server,
      pings,
      worker,
      parent,
      logged: lines,
    },
    heartbeatMs: FRAME_TIMING.heartbeatMs,
    gapMs: FRAME_TIMING.parentReloadGapMs,
    left: () => left,
    /** Shows an application and lets its page greet. */
    show: async (application: "planner" | "reader" | "third" | "noter") => {
      rig.open(`${application}.main`);
      const connected = await rig.connect(application);
      await crossOver();
      return connected;
    },
    end: async () => {
      api.stop();
      (await queue()).drain.stop();
      notices.clear();
      rig.end();
    },
  };
}

export type TalkRig = Awaited<ReturnType<typeof talkRig>>;
