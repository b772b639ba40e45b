import type { regenerate, run } from "./tool";

/** The registry tool as a bundle, and where it stands. */
export interface LoadedTool {
  readonly run: typeof run;
  readonly regenerate: typeof regenerate;
  readonly id: string;
  readonly root: string;
  readonly cache: string;
}

export function loadTool(): Promise<LoadedTool>;
export function runTool(args: readonly string[]): Promise<number>;
