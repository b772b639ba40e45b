/** Start of the addresses that only a demo has. */
export const DEMO = "/demo";

/** Where the server answers itself: no route, frame or login may stand there. */
export const SERVER_ADDRESSES = {
  /** A word anywhere in an address, not a beginning. */
  calls: "api",
  demo: DEMO,
  assets: "/assets",
  health: "/healthz",
  /** Where browsers report what the policy of a page has stopped. */
  policyReports: "/policy-reports",
} as const;
