/** Loads what the page shows of a herd without network: values by the index they are stored under. */
export type PrepareHerd = (herd: {
  readonly numCheptel: string;
  readonly laitier: boolean;
  readonly allaitant: boolean;
}) => Promise<Readonly<Record<string, unknown>>>;

export interface ConnectOptions {
  /** Origin of the shell, for a sub-application served from an origin of its own. Left out: the origin of this page. */
  readonly shellOrigin?: string;
  /** Name and version of the sub-application, for the log of the shell. */
  readonly name?: string;
  /** The page has a hash router: a deep link changes the hash, which the router handles. */
  readonly hashRouter?: boolean;
  /** The shell keeps its skeleton until `ready()` is called. */
  readonly awaitsReady?: boolean;
  /**
   * A tour without network is prepared, maybe for another herd than the current one, or with none. What is returned is stored for that herd,
   * and read there by `storageRead`. Left out: only the page is taken along, and the user is told.
   */
  readonly prepareHerd?: PrepareHerd;
  /** How long the shell may take to answer the handshake, all attempts together; 10,000 ms by default. */
  readonly timeoutMs?: number;
  /** False: keys of the shell pressed in this page stay in this page. */
  readonly shortcuts?: boolean;
}
