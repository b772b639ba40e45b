import type { regenerate, run } from "./tool";

/** The registry tool as a bundle, and where it stands. */
export interface LoadedTool {
  readonly run: typeof run;
  readonly regenerate: typeof regenerate;
  readonly id: string;
  readonly root: string;
  readonly cache: string;
}

export function loadTool(keeps?: boolean): Promise<LoadedTool>;
export function runTool(args: readonly string[]): Promise<number>;

/** A flag of V8 for short runs; null where this V8 does not know it. */
export function optimiseLate(v8Version: string): string | null;
