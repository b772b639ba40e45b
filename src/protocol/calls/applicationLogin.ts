import * as z from "zod/mini";
import { profile } from "../account/profile";
import { contract } from "./contract";

/**
 * Login of a sub-application (section 7.3): the whole user goes in, the status is what counts. Some answer with a field that is
 * kept, named by the `keep` of their registry entry.
 */
export const APPLICATION_LOGIN = contract({ caller: "herd", params: [], request: profile, answer: z.looseObject({}) });

/** Logins of the two workers (section 7.2), which the registry lists as calls as well. */
export const WORKER_CALLS = { syncManagerLogin: APPLICATION_LOGIN, stateManagerLogin: APPLICATION_LOGIN } as const;
