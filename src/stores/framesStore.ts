import { makeAutoObservable, makeObservable, observable, observableRef, observableShallow } from "mobx";
import type { FrameRecord, RouteTarget } from "../domain/registry/tables";

/** Why a frame shows a card instead of its page. */
export type FrameFailure = "notAnswering" | "offline" | "refused" | "misbehaves" | "oldVersion";

export type FrameState =
  | { readonly kind: "loading" }
  | { readonly kind: "connected" }
  /** Loaded without a handshake: a page that knows nothing of the shell; `lost`: one that had greeted was there before. */
  | { readonly kind: "unconnected"; readonly lost?: boolean }
  | { readonly kind: "failed"; readonly why: FrameFailure };

/** What a frame is opened for; without a route when it stands in no address of the shell. */
export interface FrameDestination {
  readonly target: Omit<RouteTarget, "route"> & { readonly route: string | null };
  /** Frame address as the resolver gives it (section 7.4). */
  readonly address: string;
}

/** Frames with unsaved input that what the user has asked for would take away. */
export interface UnsavedQuestion {
  readonly frames: readonly LiveFrame[];
  readonly answer: (leave: boolean) => void;
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
  /** Grows when a load needs another element of the page. */
  element = 1;
  /** Removed, while its empty element stays: the back button of the browser steps through what the page has put in the history. */
  removed = false;
  /** Address the document was loaded with; a deep link by message does not touch it. */
  src: string;
  destination: FrameDestination;
  /** What the document was brought to; behind `aim` while a deep link is on its way. */
  loadedAt: FrameDestination;
  state: FrameState = { kind: "loading" };
  /** Something in it is unsaved. */
  dirty = false;
  /** Title the frame gave itself. */
  title: string | null = null;

  constructor(owner: FrameOwner, aim: FrameDestination, key = frameKey(owner), address = aim.address) {
    this.key = key;
    this.owner = owner;
    this.destination = aim;
    this.loadedAt = aim;
    this.src = owner.origin + address;
    makeObservable(this, {
      load: observable,
      removed: observable,
      src: observable,
      destination: observableRef,
      state: observableRef,
      title: observable,
      dirty: observable,
    });
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
  /** Every element of the page, also those of frames that are gone. */
  slots: LiveFrame[] = [];
  activeKey: string | null = null;
  /** Stores of small views beside the pages: their frames count as well where room is short. */
  previewStores: FramesStore[] = [];
  /** A question about unsaved input, until it is answered. */
  unsaved: UnsavedQuestion | null = null;
  /** Whether a load can take the place of another in the same element. */
  reusesElements = false;
  /** Somebody looks at the frame. */
  isVisible = (frame: LiveFrame): boolean => frame.key === this.activeKey;

  constructor() {
    makeAutoObservable(this, {
      slots: observableShallow,
      reusesElements: false,
      previewStores: observableShallow,
      unsaved: observableRef,
      isVisible: false,
    });
  }

  get frames(): readonly LiveFrame[] {
    return this.slots.filter(({ removed }) => !removed);
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
  /** @param address where its document is loaded from, when that is not what it is aimed at */
  add(owner: FrameOwner, aim: FrameDestination, key?: string, address?: string): LiveFrame {
    const frame = new LiveFrame(owner, aim, key, address);
    const at = this.slots.findIndex((slot) => slot.key === frame.key);
    const before = this.slots[at];
    if (before === undefined) this.slots.push(frame);
    else {
      frame.element = before.element;
      this.slots[at] = frame;
    }
    return frame;
  }
  addPreviews(beside: FramesStore): void {
    this.previewStores.push(beside);
  }
  show(key: string | null): void {
    this.activeKey = key;
  }
  setDestination(frame: LiveFrame, aim: FrameDestination): void {
    frame.destination = aim;
  }
  setState(frame: LiveFrame, state: FrameState): void {
    frame.state = state;
  }
  setDirty(frame: LiveFrame, dirty: boolean): void {
    frame.dirty = dirty;
  }
  /** The document has come to what the frame is aimed at. */
  setLoadedAt(frame: LiveFrame, aim: FrameDestination): void {
    frame.loadedAt = aim;
  }
  askUnsaved(unsaved: UnsavedQuestion | null): void {
    this.unsaved = unsaved;
  }
  setTitle(frame: LiveFrame, title: string): void {
    frame.title = title;
  }
  /** Loads the frame anew at what it is aimed at, or at an address of its own below it. */
  reload(frame: LiveFrame, address = frame.destination.address): void {
    frame.src = frame.owner.origin + address;
    frame.load += 1;
    if (!this.reusesElements) frame.element += 1;
    frame.loadedAt = frame.destination;
    frame.dirty = false;
    frame.title = null;
    frame.state = { kind: "loading" };
  }
  /** @param emptied the element stays, without its page */
  remove(key: string, emptied = false): void {
    const frame = this.find(key);
    if (frame && emptied) frame.removed = true;
    else this.slots = this.slots.filter((slot) => slot.key !== key);
    if (this.activeKey === key) this.activeKey = null;
  }
  clear(): void {
    this.slots = [];
    this.activeKey = null;
  }
}
