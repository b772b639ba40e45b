import { isLoopback } from "./frameOrigins";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether the demo is opened: its accounts have a public password, so it is off unless asked for wherever others
 * may reach it. An error is a sentence for the operator.
 */
export function demoWanted({ DEMO, NODE_ENV, DATABASE_URL, HOST }: Environment): boolean | { readonly error: string } {
  if (DEMO === "on" || DEMO === "off") return DEMO === "on";
  if (DEMO) return { error: `DEMO is "${DEMO}", but it is "on" or "off".` };
  return NODE_ENV !== "production" && !DATABASE_URL && isLoopback(HOST || "127.0.0.1");
}
