import { makeAutoObservable, observableShallow } from "mobx";
import type { FramesStore } from "./framesStore";

/** The figure a dashboard preview shows. */
export interface Figure {
  readonly value: string;
  readonly caption: string;
  /** When it was last reported. */
  readonly at: number;
}

/** The preview frames of the visible dashboard tiles, and the last figure of each. Frames are keyed by tile id. */
export class DashboardsStore {
  readonly frames: FramesStore;
  figures = new Map<string, Figure>();
  /** Tiles that show a spinner. */
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
  /** For another user or herd. What was taken away does not come back with it. */
  clear(): void {
    this.figures.clear();
    this.spinning.clear();
    for (const { key } of this.frames.frames) this.frames.remove(key);
  }
}
