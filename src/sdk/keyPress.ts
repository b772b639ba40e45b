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

const FIELDS = ["input", "textarea", "select", "[contenteditable]"].join();

export function keyPressOf(event: KeyboardEvent): KeyPress {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, target } = event;
  const inField = target instanceof Element && target.closest(FIELDS) !== null;
  const preventDefault = () => event.preventDefault();
  return { key, code, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, inField, preventDefault };
}
