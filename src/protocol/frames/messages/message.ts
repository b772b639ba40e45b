import * as z from "zod/mini";
import { LISTED_CALLS } from "../../../domain/registry/callNames";

/** One message of the contract: its name, the schema of its payload and that of its answer. */
export interface MessageSpec<Payload = unknown, Value = unknown> {
  readonly type: string;
  readonly payload: z.ZodMiniType<Payload>;
  readonly value: z.ZodMiniType<Value>;
  /** Open to every application; otherwise only to those that list it under `frame.calls` in the registry. */
  readonly openToAll: boolean;
}

export function message<Payload, Value>(
  type: string,
  payload: z.ZodMiniType<Payload>,
  value: z.ZodMiniType<Value>,
): MessageSpec<Payload, Value> {
  return { type, payload, value, openToAll: !LISTED_CALLS.some((listed) => listed === type) };
}

/** Whether an application may send a message, by the allow-list of its registry entry. */
export function isAllowed(spec: MessageSpec, calls: readonly string[]): boolean {
  return spec.openToAll || calls.includes(spec.type);
}

/** What this side only sends: the other side parses it, with the schema of `pageMessages`. */
export function unchecked<Value>(): z.ZodMiniType<Value> {
  return z.any();
}

export const noValue = /* @__PURE__ */ z.null();
