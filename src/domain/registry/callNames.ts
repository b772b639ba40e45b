/** Calls that the shell sends, by the names that the registry and the contracts give them. */
export const CALL_NAMES = [
  "acceptTerms",
  "animals",
  "authenticate",
  "endOtherSessions",
  "figures",
  "login",
  "logout",
  "openSessions",
  "ping",
  "recoverPassword",
  "refresh",
  "renewPassword",
  "services",
  "stateManagerLogin",
  "supportAccount",
  "supportSession",
  "syncActions",
  "syncManagerLogin",
  "tagDomainRead",
  "translationAll",
  "translationLogin",
  "whois",
  "widgetAuth",
] as const;
export type CallName = (typeof CALL_NAMES)[number];

/** Messages to the shell that an application may send only when its file lists them. */
export const LISTED_CALLS = [
  "storageRead",
  "storageStore",
  "storageAction",
  "syncSafe",
  "syncRead",
  "syncDecide",
  "syncRetry",
  "syncEntries",
  "login",
  "disconnect",
] as const;
