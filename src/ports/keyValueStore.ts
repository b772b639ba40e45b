/** A small store of JSON values by key. What is read back is unknown until it has been parsed. */
export interface KeyValueStore {
  readonly read: (key: string) => Promise<unknown>;
  /** Whether it is stored: a storage may be full or forbidden. */
  readonly write: (key: string, value: unknown) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
}
