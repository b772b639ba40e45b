/** What the shell writes on the document itself, around what React draws. */
export interface Page {
  readonly setLanguage: (locale: string) => void;
  readonly setNetwork: (state: "ONLINE" | "OFFLINE") => void;
  /** Classes of the body, replaced as a whole. */
  readonly setModes: (classes: readonly string[]) => void;
}
