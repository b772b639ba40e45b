/** The clipboard of the device. Rejects when it may not be written to. */
export interface Clipboard {
  readonly write: (text: string) => Promise<void>;
}
