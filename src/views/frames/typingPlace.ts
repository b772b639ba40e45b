/** Where keys are typed into the shell. */
export function isTypedIn(place: HTMLElement): boolean {
  return place.closest("dialog") !== null || isOpenField(place);
}

/** A field to type in, with the frames beside it, not under it. */
export function isOpenField(element: HTMLElement): boolean {
  const isField = element.matches("textarea, input:not([type=checkbox], [type=radio])");
  return (isField || element.isContentEditable) && element.closest("dialog") === null;
}

/** The user types beside the page, also into a field of the chat, which has a tree of its own. */
export function isTypingBeside(): boolean {
  let { activeElement: place } = document;
  while (place?.shadowRoot?.activeElement) place = place.shadowRoot.activeElement;
  return place instanceof HTMLElement && isOpenField(place);
}
