import { makeAutoObservable, observableShallow } from "mobx";
import type { FramesStore } from "./framesStore";

/** What the small view of a tile said it shows. */
export interface Figure {
  readonly value: string;
  readonly caption: string;
  /** Instant of the last time it said so. */
  readonly at: number;
}

/** The live frames of the dashboard tiles in sight, and what each last showed. Frames are kept by the id of their tile. */
export class DashboardsStore {
  readonly frames: FramesStore;
  figures = new Map<string, Figure>();
  /** Tiles whose spinner turns. */
  spinning = new Set<string>();

  constructor(frames: FramesStore) {
    this.frames = frames;
    makeAutoObservable(this, { frames: false, figures: observableShallow, spinning: observableShallow });
  }

  setFigure(tile: string, figure: Figure): void {
    this.figures.set(tile, figure);
  }
  startSpinner(tile: string): void {
    this.spinning.add(tile);
  }
  stopSpinner(tile: string): void {
    this.spinning.delete(tile);
  }
  /** Another user or herd: nothing of the one before may stay. */
  clear(): void {
    this.figures.clear();
    this.spinning.clear();
    this.frames.clear();
  }
}
