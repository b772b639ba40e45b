import { makeAutoObservable } from "mobx";

export const THEME_CHOICES = ["auto", "light", "dark", "sun"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = "light" | "dark" | "sun";

/** Looks, chosen per device; `auto` follows the device. */
export class ThemeStore {
  choice: ThemeChoice = "auto";
  deviceIsDark: boolean;

  constructor(deviceIsDark: boolean) {
    this.deviceIsDark = deviceIsDark;
    makeAutoObservable(this);
  }

  get shown(): Theme {
    if (this.choice !== "auto") return this.choice;
    return this.deviceIsDark ? "dark" : "light";
  }
  restore(kept: unknown): void {
    if (typeof kept === "string") this.choose(kept);
  }
  choose(choice: string): void {
    this.choice = THEME_CHOICES.find((known) => known === choice) ?? "auto";
  }
  followDevice(isDark: boolean): void {
    this.deviceIsDark = isDark;
  }
}
