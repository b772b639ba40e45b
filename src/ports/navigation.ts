/** Address of the page in the shell, `/detail/12?tab=a`. */
export interface Navigation {
  readonly current: () => string;
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** Told of every change, by the shell or by the back button. */
  readonly onChange: (listener: (address: string) => void) => () => void;
}
