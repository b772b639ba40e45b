/** What an application has stored of a herd on the device. */
export interface StoredHerd {
  readonly numCheptel: string;
  readonly application: string;
  readonly characters: number;
}
