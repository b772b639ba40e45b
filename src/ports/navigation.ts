/** Address of the page in the shell, `/detail/12?tab=a`. */
export interface Navigation {
  readonly current: () => string;
  /** Name of the step of the history the page stands at; the same again when somebody comes back to it. */
  readonly entry: () => string;
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** Told of every change, by the shell or by the back button. */
  readonly onChange: (listener: (address: string) => void) => () => void;
}

/** Goes to an address: what the router of the views is asked for. */
export type Go = (address: string, how: { readonly replace: boolean }) => void;

/** The router of the views, which moves the page once it is drawn. */
export interface RouterLink {
  /** Takes the router's own way to an address, until the answer is called. */
  readonly attach: (go: Go) => () => void;
  /** The router has come to another address, or to the same one again. The same entry of the history (by its key) is no move. */
  readonly moved: (to: { readonly pathname: string; readonly search: string; readonly key: string }) => void;
}
