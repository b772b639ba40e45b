export const THEME_CHOICES = ["auto", "light", "dark", "sun"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = "light" | "dark" | "sun";

/** Parses the stored choice; anything else means `auto`. */
export function themeChoice(kept: unknown): ThemeChoice {
  return THEME_CHOICES.find((known) => known === kept) ?? "auto";
}

/** `auto` follows the device. */
export function shownTheme(choice: ThemeChoice, deviceIsDark: boolean): Theme {
  if (choice !== "auto") return choice;
  return deviceIsDark ? "dark" : "light";
}
