/** Does in the shell what a key pressed inside a frame would have done there: `Control+k`, `Alt+1`. */
export function pressKey(name: string): void {
  const parts = name.split("+");
  const key = parts.at(-1) ?? "";
  const pressed = new KeyboardEvent("keydown", {
    key,
    code: /^\d$/.test(key) ? `Digit${key}` : key,
    ctrlKey: parts.includes("Control"),
    metaKey: parts.includes("Meta"),
    altKey: parts.includes("Alt"),
    shiftKey: parts.includes("Shift"),
    bubbles: true,
    cancelable: true,
  });
  document.body.dispatchEvent(pressed);
}
