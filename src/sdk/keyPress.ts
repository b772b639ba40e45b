/** A key press, as far as it matters here. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  readonly isComposing: boolean;
  /** The user is typing in a field. */
  readonly inField: boolean;
  readonly preventDefault: () => void;
}
