/** Online state and focus of the window. */
export interface Connection {
  readonly isOnline: () => boolean;
  readonly onChange: (listener: (online: boolean) => void) => () => void;
  /** The window has got the focus. */
  readonly onFocus: (listener: () => void) => () => void;
}
