/**
 * Keys of the shell that work on every page (views/palette/useShortcuts, views/layout/useRegionNavigation), as a page writes them:
 * modifiers, then `key`; a digit by its place on the keyboard.
 */
export const SHELL_KEYS: readonly string[] = [
  "Control+k",
  "Meta+k",
  "F6",
  "Shift+F6",
  ...Array.from("123456789", (digit) => `Alt+${digit}`),
];
