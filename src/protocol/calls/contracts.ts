import type { CallName } from "../../domain/registry/callNames";
import { ACCOUNT_CALLS } from "./accountCalls";
import { WORKER_CALLS } from "./applicationLogin";
import type { Contract } from "./contract";
import { SHELL_CALLS } from "./shellCalls";
import { ACTION_CALLS } from "./syncActions";
import { TRANSLATION_CALLS } from "./translationCalls";

/** Every call of sections 7.1 and 7.2 under the name the registry gives it. */
export const CONTRACTS = {
  ...ACCOUNT_CALLS,
  ...SHELL_CALLS,
  ...TRANSLATION_CALLS,
  ...WORKER_CALLS,
  ...ACTION_CALLS,
} as const satisfies Readonly<Record<CallName, Contract>>;

export type Contracts = typeof CONTRACTS;
