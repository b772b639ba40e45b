/** Address of the page in the shell, `/detail/12?tab=a`. */
export interface Navigation {
  readonly current: () => string;
  /** Key of the current history entry; the same again when the user comes back to it. */
  readonly entry: () => string;
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
  /** Reloads the page. */
  readonly reload: () => void;
  /** Called with every change, by the shell or by the back button. */
  readonly onChange: (listener: (address: string) => void) => () => void;
}

/** Navigates by the router of the views. */
export type NavigateTo = (address: string, how: { readonly replace: boolean }) => void;

/** Connects the router of the views, which navigates once it is rendered. */
export interface RouterLink {
  /** Navigates by the router from now on. Returns the cleanup. */
  readonly attach: (navigate: NavigateTo) => () => void;
  /** The router has navigated, maybe to the same address again. The same history entry (by its key) is ignored. */
  readonly moved: (to: { readonly pathname: string; readonly search: string; readonly key: string }) => void;
}
