import { DEMO } from "./serverAddresses";

/** What only a demo server answers: pages for people, and answers for the shell and for tests. */
export const DEMO_ACCOUNTS = `${DEMO}/accounts`;
export const DEMO_ORIGINS = `${DEMO}/origins`;
export const DEMO_MAILS = `${DEMO}/mails`;
export const DEMO_ACTIONS = `${DEMO}/actions`;
export const DEMO_ACTION_LIST = `${DEMO}/actions.json`;
/** The numbers of a herd, as the menu has them: `?herd=` names it. */
export const DEMO_FIGURES = `${DEMO}/figures`;
/** What was changed about the tasks of a herd: `?herd=` names it; without the notes, unless `&notes=true`. */
export const DEMO_TASKS = `${DEMO}/tasks`;
export const DEMO_SUPPORT_TOKEN = `${DEMO}/support`;
export const DEMO_SUPPORT_LINK = `${DEMO}/support-link`;
