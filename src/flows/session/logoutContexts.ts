import type { welcomeText } from "../../../generated/text/welcome";

type Context = keyof typeof welcomeText.logout;

/** The contexts the shell itself logs out with; the texts may hold more. */
export const EXPIRED: Context = "expired";
export const UPDATE: Context = "update";
