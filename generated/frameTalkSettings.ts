// Generated from registry/settings.yaml : edit the registry, then run npm run registry -- generate.
import type { Settings } from "./documents";

export const FRAME_TALK: Readonly<Settings["frameTalk"]> = { heartbeatMs: 10000, parentReloadGapMs: 60000 };
