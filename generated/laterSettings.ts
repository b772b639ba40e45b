// Generated from registry/settings.yaml : edit the registry, then run npm run registry -- generate.
import type { Settings } from "./documents";

export const RATE_LIMITS: Readonly<Settings["rateLimits"]> = {
  signIn: { perAccount: 10, perAddress: 300, windowMs: 900000 },
  recovery: { perAccount: 10, perAddress: 300, windowMs: 900000 },
  renew: { perAccount: 10, perAddress: 300, windowMs: 900000 },
};

export const OUTBOX: Readonly<Settings["outbox"]> = { database: "clarine.outbox", retryMs: 1000, retryCapMs: 60000 };
