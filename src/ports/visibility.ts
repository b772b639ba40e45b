/** Observes whether elements are in the viewport. */
export interface Visibility {
  /** `changed` is called at least once. Returns the cleanup. */
  readonly watch: (element: Element, changed: (inSight: boolean) => void) => () => void;
}
