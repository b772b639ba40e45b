import { makeAutoObservable, makeObservable, observable, observableRef, observableShallow } from "mobx";
import type { FrameRecord, RouteTarget } from "../domain/registry/tables";

/** Why a frame shows a card instead of its page. */
export type FrameFailure = "notAnswering" | "offline" | "refused" | "serverError" | "misbehaves" | "tookFocus" | "oldVersion";

export type FrameState =
  | { readonly kind: "loading" }
  | { readonly kind: "connected" }
  /** Loaded without a handshake: a page without SDK; `lost`: it replaced a connected one. */
  | { readonly kind: "unconnected"; readonly lost?: boolean }
  | { readonly kind: "failed"; readonly why: FrameFailure };

/** Where a frame navigates to; without a route when it has no address in the shell. */
export interface FrameDestination {
  readonly target: Omit<RouteTarget, "route"> & { readonly route: string | null };
  /** Frame address as the resolver gives it (section 7.4). */
  readonly address: string;
}

/** Frames with unsaved input that would be removed by what the user has asked for. */
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
  /** Documents that have greeted, in all loads: a page may load itself anew. */
  documents = 0;
  /** Grows when a load needs another element of the page. */
  element = 1;
  /** Removed, while its empty element stays for the history entries its page has added. */
  removed = false;
  /** Address the document was loaded with; unchanged by deep links. */
  src: string;
  destination: FrameDestination;
  /** Where the document is; differs from `destination` while a deep link is under way. */
  current: FrameDestination;
  state: FrameState = { kind: "loading" };
  /** It has unsaved input. */
  dirty = false;
  /** Title set by the frame. */
  title: string | null = null;

  constructor(owner: FrameOwner, destination: FrameDestination, key = frameKey(owner), address = destination.address) {
    this.key = key;
    this.owner = owner;
    this.destination = destination;
    this.current = destination;
    this.src = owner.origin + address;
    makeObservable(this, {
      load: observable,
      documents: observable,
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

/** The live frames in the order they were opened, which never changes: moving an iframe reloads it. */
export class FramesStore {
  /** Every mounted element, also those of removed frames. */
  slots: LiveFrame[] = [];
  activeKey: string | null = null;
  /** Stores of preview frames: they count in the pool as well. */
  previewStores: FramesStore[] = [];
  /** A question about unsaved input, until it is answered. */
  unsaved: UnsavedQuestion | null = null;
  /** Whether a reload reuses the element. */
  reusesElements = false;
  /** Keys of those whose page was taken away. */
  private readonly away = new Set<string>();
  isVisible = (frame: LiveFrame): boolean => frame.key === this.activeKey;

  constructor() {
    makeAutoObservable<this, "away">(this, {
      slots: observableShallow,
      reusesElements: false,
      away: false,
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
  /** Whether the active frame has loaded or failed. */
  get settled(): boolean {
    return this.active !== null && this.active.state.kind !== "loading";
  }
  get hidden(): readonly LiveFrame[] {
    return this.frames.filter(({ key }) => key !== this.activeKey);
  }
  find(key: string | null): LiveFrame | null {
    return this.frames.find((frame) => frame.key === key) ?? null;
  }
  /** Its page took the focus or misbehaved: it comes back when the user opens it or tries again, never by itself, also after it was removed. */
  isAway(key: string): boolean {
    return this.away.has(key);
  }
  /** Whether it is still this one, with its page. */
  isLive(frame: LiveFrame): boolean {
    return this.find(frame.key) === frame && !this.away.has(frame.key);
  }
  /** @param address where its document is loaded from, when that differs from its destination */
  add(owner: FrameOwner, destination: FrameDestination, key?: string, address?: string): LiveFrame {
    const frame = new LiveFrame(owner, destination, key, address);
    this.away.delete(frame.key);
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
  setDestination(frame: LiveFrame, destination: FrameDestination): void {
    frame.destination = destination;
  }
  setState(frame: LiveFrame, state: FrameState): void {
    frame.state = state;
    if (state.kind === "failed" && (state.why === "tookFocus" || state.why === "misbehaves")) this.away.add(frame.key);
  }
  /** Another document: what was unsaved went with the one before. */
  welcome(frame: LiveFrame): void {
    frame.documents += 1;
    frame.dirty = false;
  }
  setDirty(frame: LiveFrame, dirty: boolean): void {
    frame.dirty = dirty;
  }
  /** The document has followed the deep link. */
  setCurrent(frame: LiveFrame, destination: FrameDestination): void {
    frame.current = destination;
  }
  askUnsaved(unsaved: UnsavedQuestion | null): void {
    this.unsaved = unsaved;
  }
  setTitle(frame: LiveFrame, title: string): void {
    frame.title = title;
  }
  /** Reloads the frame at its destination, or at another address of its own. */
  reload(frame: LiveFrame, address = frame.destination.address): void {
    this.away.delete(frame.key);
    frame.src = frame.owner.origin + address;
    frame.load += 1;
    if (!this.reusesElements) frame.element += 1;
    frame.current = frame.destination;
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
  /** Takes the page of a frame or preview away: it took the focus from the user. What it has not handed over as a draft is lost. */
  takeAway(key: string, isPreview = false): LiveFrame | null {
    const among: readonly FramesStore[] = isPreview ? this.previewStores : [this];
    const store = among.find((one) => one.find(key) !== null);
    const frame = store?.find(key) ?? null;
    if (store === undefined || frame === null) return null;
    store.setState(frame, { kind: "failed", why: "tookFocus" });
    frame.dirty = false;
    return frame;
  }
  clear(): void {
    this.slots = [];
    this.activeKey = null;
    this.away.clear();
  }
}
