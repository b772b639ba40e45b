/** Where the server answers itself: no route, frame or login may stand there. */
export const SERVER_ADDRESSES = {
  /** A word anywhere in an address, not a beginning. */
  calls: "api",
  demo: "/demo",
  assets: "/assets",
  health: "/healthz",
} as const;
