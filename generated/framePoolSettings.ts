// Generated from registry/settings.yaml : edit the registry, then run npm run registry -- generate.
import type { Settings } from "./documents";

export const FRAME_POOL: Readonly<Settings["framePool"]> = {
  caps: [{ memoryGb: 0, frames: 5 }, { memoryGb: 2, frames: 8 }, { memoryGb: 4, frames: 16 }, { memoryGb: 8, frames: 30 }],
  capUnknown: 10,
  loadWeight: 10,
  preload: { frames: 2, calmMs: 2000, networks: ["4g"] },
  reloads: { most: 5, withinMs: 10000 },
  stateManager: "stateManager",
  map: "map",
};
