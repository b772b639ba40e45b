import { makeAutoObservable, makeObservable, observable, observableRef, observableShallow } from "mobx";
import type { FrameRecord, RouteTarget } from "../domain/registry/tables";

/** Why a frame shows a card instead of its page. */
export type FrameFailure = "notAnswering" | "misbehaves" | "oldVersion";

export type FrameState =
  | { readonly kind: "loading" }
  | { readonly kind: "connected" }
  /** Loaded without a handshake: a page that knows nothing of the shell. */
  | { readonly kind: "unconnected" }
  | { readonly kind: "failed"; readonly why: FrameFailure };

/** What a frame is opened for. */
export interface FrameAim {
  readonly target: RouteTarget;
  /** Frame address as the resolver gives it (section 7.4). */
  readonly address: string;
}

/** One application in one version: what a live frame belongs to. */
export interface FrameOwner {
  readonly application: string;
  readonly candidate: boolean;
  readonly record: FrameRecord;
  /** Where the frame is served from; empty: the origin of the shell. */
  readonly origin: string;
}

/** A frame that is mounted, shown or hidden. */
export class LiveFrame {
  readonly key: string;
  readonly owner: FrameOwner;
  /** Grows with every load; a new number is a new document. */
  load = 1;
  /** Address the document was loaded with; a deep link by message does not touch it. */
  src: string;
  aim: FrameAim;
  state: FrameState = { kind: "loading" };
  /** Title the frame gave itself. */
  title: string | null = null;

  constructor(owner: FrameOwner, aim: FrameAim, key = frameKey(owner)) {
    this.key = key;
    this.owner = owner;
    this.aim = aim;
    this.src = owner.origin + aim.address;
    makeObservable(this, { load: observable, src: observable, aim: observableRef, state: observableRef, title: observable });
  }

  get connected(): boolean {
    return this.state.kind === "connected";
  }
  get permanent(): boolean {
    return this.owner.record.lifetimeMs === null;
  }
}

export function frameKey({ application, candidate }: Pick<FrameOwner, "application" | "candidate">): string {
  return candidate ? `${application}:candidate` : application;
}

/** The live frames in the order they were opened, which never changes: moving a frame in the page would load it again. */
export class FramesStore {
  frames: LiveFrame[] = [];
  activeKey: string | null = null;

  constructor() {
    makeAutoObservable(this, { frames: observableShallow });
  }

  get active(): LiveFrame | null {
    return this.find(this.activeKey);
  }
  /** Whether the frame in front has a page to look at, or says why there is none. */
  get settled(): boolean {
    return this.active !== null && this.active.state.kind !== "loading";
  }
  get hidden(): readonly LiveFrame[] {
    return this.frames.filter(({ key }) => key !== this.activeKey);
  }
  find(key: string | null): LiveFrame | null {
    return this.frames.find((frame) => frame.key === key) ?? null;
  }
  add(owner: FrameOwner, aim: FrameAim, key?: string): LiveFrame {
    const frame = new LiveFrame(owner, aim, key);
    this.frames.push(frame);
    return frame;
  }
  show(key: string | null): void {
    this.activeKey = key;
  }
  aimAt(frame: LiveFrame, aim: FrameAim): void {
    frame.aim = aim;
  }
  enter(frame: LiveFrame, state: FrameState): void {
    frame.state = state;
  }
  entitle(frame: LiveFrame, title: string): void {
    frame.title = title;
  }
  /** Loads the frame anew at what it is aimed at. */
  reload(frame: LiveFrame): void {
    frame.src = frame.owner.origin + frame.aim.address;
    frame.load += 1;
    frame.title = null;
    frame.state = { kind: "loading" };
  }
  remove(key: string): void {
    this.frames = this.frames.filter((frame) => frame.key !== key);
    if (this.activeKey === key) this.activeKey = null;
  }
  clear(): void {
    this.frames = [];
    this.activeKey = null;
  }
}
