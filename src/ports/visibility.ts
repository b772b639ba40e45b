/** Tells when something drawn comes into the window, and when it goes. */
export interface Visibility {
  /** `changed` is called at least once; the answer ends the watch. */
  readonly watch: (element: Element, changed: (inSight: boolean) => void) => () => void;
}
