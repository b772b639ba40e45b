import { observable, runInAction } from "mobx";
import { connect, PortMessenger } from "penpal";
import { createFrameLinks } from "../../src/adapters/frames/frameLinks";
import type { RegistryTables, RouteTarget } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Viewer } from "../../src/domain/resolver/scope";
import { createFrames } from "../../src/flows/frames/createFrames";
import type { FrameLogLine, FramesDependencies } from "../../src/flows/frames/dependencies";
import type { LifecycleParts, PreviewFrames, RunningLifecycle } from "../../src/flows/frames/frameLifecycle";
import { callFrames } from "../../src/flows/frames/lifecycle/callFrames";
import type { ConfirmDiscard } from "../../src/flows/frames/lifecycle/confirmDiscard";
import { startFrameMessaging } from "../../src/flows/frames/lifecycle/frameMessaging";
import type { ShellState } from "../../src/flows/frames/shellState";
import type { FrameElement } from "../../src/ports/frames";
import { handshake } from "../../src/sdk/handshake";
import type { ConnectOptions } from "../../src/sdk/options";
import { FramesStore, type LiveFrame } from "../../src/stores/framesStore";
import { fakePage } from "./fakePage";
import { settle, testClock } from "./testClock";

export const RIG_TIMING = { readinessMs: 1500, deepLinkFallbackMs: 2000, loadTimeoutMs: 15_000, callTimeoutMs: 20_000 };

/** Lets messages cross over and be answered: ports deliver in turns of the event loop of their own. */
export async function crossOver(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await settle();
}

/** Preview frames, in a store of their own. */
export type PreviewRig = Pick<PreviewFrames, "frames" | "attach">;

/** Messages to frames alone: no history, no pool, and no drafts unless given. */
export function messagingOnly({ deps, connections }: LifecycleParts, unsaved?: Partial<ConfirmDiscard>): RunningLifecycle {
  const calls = callFrames(connections, deps.clock, deps.timing.callTimeoutMs);
  const { stop, ...messaging } = startFrameMessaging(
    { deps, connections },
    {
      ...calls,
      keepDraft: async () => true,
      confirmDiscard: async () => true,
      hasOwnReloadRules: () => false,
      remove: ({ key }) => deps.frames.remove(key),
      ...unsaved,
    },
  );
  const lifecycle = {
    ...messaging,
    restoreAddress: () => null,
    addressOf: () => null,
    reuseElement: connections.attach,
    keepEmptyElement: () => () => {},
    loaded: (frame: LiveFrame) => void calls.checkStillThere(frame),
  };
  return { lifecycle, stop };
}

/** Shell side and frames with all their real parts; only the window between them is a message channel. */
export function frameRig(
  tables: RegistryTables,
  viewer: Viewer,
  loadHandlers?: FramesDependencies["loadHandlers"],
  messaging = true,
  unsaved?: Partial<ConfirmDiscard>,
) {
  const clock = testClock();
  const frames = new FramesStore();
  const resolver = createResolver(tables, viewer);
  const shellState = observable.box<ShellState>(
    { epoch: 1, numCheptel: viewer.numCheptel, language: "fr", theme: "light", network: "ONLINE", signedIn: true },
    { deep: false },
  );
  const expired = observable.box(false);
  const visited: RouteTarget[] = [];
  const stays: (string | null)[] = [];
  const lines: FrameLogLine[] = [];
  const ports = new Map<FrameElement, MessagePort>();
  const opened: MessagePort[] = [];
  const links = createFrameLinks(clock, (element) => {
    const { port1, port2 } = new MessageChannel();
    ports.set(element, port2);
    opened.push(port1, port2);
    return new PortMessenger({ port: port1 });
  });
  const flow = createFrames({
    frames,
    links,
    clock,
    timing: RIG_TIMING,
    tables: () => tables,
    shellState: () => shellState.get(),
    user: () => viewer.user,
    expired: () => expired.get(),
    navigate: (target) => {
      const { reason } = resolver.route(target.route, target.params, target.query);
      if (reason === "ok") visited.push(target);
      return reason;
    },
    drafts: { read: async () => null, keep: async () => {}, forget: async () => {} },
    stay: ({ route, params }) => void stays.push(resolver.route(route ?? "", params).href),
    report: (line) => lines.push(line),
    loadHandlers,
  });

  const startMessaging = () => flow.startLifecycle((parts) => messagingOnly(parts, unsaved));
  if (messaging) startMessaging();

  /** Mounts the element of a frame, as the frame area does for every load. */
  const mount = (key: string, previews: PreviewRig = { frames, attach: flow.attach }, contentWindow: Window | null = null) => {
    const frame = theFrame(key, previews.frames);
    const element: FrameElement = { contentWindow, contentDocument: {} };
    const detach = previews.attach(frame, element);
    const port = ports.get(element);
    if (!port) throw new Error("no port");
    return { frame, element, detach, port };
  };
  const theFrame = (key: string, among: FramesStore = frames): LiveFrame => {
    const frame = among.find(key);
    if (!frame) throw new Error(`no frame ${key}`);
    return frame;
  };

  return {
    clock,
    frames,
    flow,
    /** What speaks to frames has come: at once, unless the rig was made without. */
    startMessaging,
    visited,
    /** The session has expired. */
    expire: () => runInAction(() => expired.set(true)),
    lines,
    /** Addresses that took the place of one whose page was not followed. */
    stays,
    mount,
    frame: theFrame,
    open: (name: string, params: Readonly<Record<string, string>> = {}) => flow.open(resolver.route(name, params)),
    resolver,
    change: (part: Partial<ShellState>) => runInAction(() => shellState.set({ ...shellState.get(), ...part })),
    /** Mounts a frame whose page is built on the SDK, and lets it greet. */
    connect: async (key: string, options: ConnectOptions = {}, previews?: PreviewRig) => {
      const mounted = mount(key, previews);
      const page = fakePage();
      const shell = await handshake(options, { page, clock, messenger: () => new PortMessenger({ port: mounted.port }) });
      return { ...mounted, page, shell };
    },
    /** A page that speaks the wire but not the contract. */
    intrude: async (key: string, methods: Record<string, (raw: unknown) => unknown> = {}) => {
      const mounted = mount(key);
      const wire = connect<Record<string, (...values: unknown[]) => unknown>>({
        messenger: new PortMessenger({ port: mounted.port }),
        methods,
      });
      return { ...mounted, remote: await wire.promise };
    },
    end: () => {
      flow.stop();
      for (const port of opened) port.close();
    },
  };
}

export type FrameRig = ReturnType<typeof frameRig>;
