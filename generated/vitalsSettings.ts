// Generated from registry/settings.yaml : edit the registry, then run npm run registry -- generate.
import type { Settings } from "./documents";

export const VITALS: Readonly<Settings["vitals"]> = { sampleShare: 0.1 };
